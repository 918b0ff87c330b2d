// Sheets: a page of its own, shown over the one that led to it.

// What was filled into sheets that were closed again, by their addresses.
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
  // The entry of a sheet that is closing has to go first.
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
    // A slip beside the sheet must not put it away, nor the second half of the double click that opened it.
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
  // So that Back closes it.
  history.pushState({ sheet: true }, '');
  dialog.querySelector('input:checked, .primary')?.focus();
}

addEventListener('popstate', () => {
  document.querySelector('dialog[open]')?.close();
  // Forward leads to the page without the sheet.
  if (history.state?.sheet) history.replaceState(null, '');
});

/** Closes the sheet whose form was taken, and takes its entry out of the history. */
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
