// Sheets: pages shown over the page that led to them.

// Input in sheets that were closed without sending, by their addresses.
const drafts = new Map();

function refill(dialog, draft) {
  for (const field of dialog.querySelectorAll('input:not([type=hidden]), textarea')) {
    const values = draft.getAll(field.name);
    if (/checkbox|radio/.test(field.type)) field.checked = values.includes(field.value);
    else field.value = values[0] ?? '';
    if (isChanged(field)) field.closest('details')?.setAttribute('open', '');
  }
  dialog.dataset.touched = '';
}

async function openSheet(link) {
  // The history entry of a closing sheet has to go first.
  if (history.state?.sheet || document.querySelector('a[aria-busy]')) return;
  link.setAttribute('aria-busy', 'true');
  let page;
  try {
    page = await part(link.href, 'sheet');
  } catch (error) {
    return error.status ? location.assign(link.href) : sayFailed();
  } finally {
    link.removeAttribute('aria-busy');
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet-dialog';
  dialog.dataset.address = link.href;
  dialog.setAttribute('aria-labelledby', 'sheet-title');
  dialog.append(...page.body.childNodes);
  if (drafts.has(link.href)) refill(dialog, drafts.get(link.href));
  for (const event of ['input', 'change']) dialog.addEventListener(event, () => { dialog.dataset.touched = ''; });
  dialog.addEventListener('click', (event) => {
    // A click beside the sheet does not close it after something was filled in, nor does the second click of the double click that opened it.
    const isOutside = event.target === dialog && event.detail < 2 && !('touched' in dialog.dataset);
    if (isOutside || event.target.closest('[data-close]')) {
      event.preventDefault();
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    if ('touched' in dialog.dataset) drafts.set(link.href, new FormData(dialog.querySelector('form')));
    dialog.remove();
    if (history.state?.sheet) history.back();
    (byId(link.id) || byId('main')).focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  // A history entry, so that Back closes the sheet.
  history.pushState({ sheet: true }, '');
  dialog.querySelector('input:checked, .primary')?.focus();
}

addEventListener('popstate', () => {
  document.querySelector('dialog[open]')?.close();
  // Forward leads to the page without the sheet.
  if (history.state?.sheet) history.replaceState(null, '');
});

/** Closes the sheet after its form was accepted, and removes its entry from the history. */
async function leaveSheet(dialog) {
  if (!dialog) return;
  delete dialog.dataset.touched;
  drafts.delete(dialog.dataset.address);
  if (!dialog.open) return;
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    history.back();
  });
}
