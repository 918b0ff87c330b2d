// Clicks and keys that do more than follow a link.

document.addEventListener('click', (event) => {
  for (const open of document.querySelectorAll('[data-popover][open]')) {
    if (!open.contains(event.target)) open.open = false;
  }
  // The second click of a double click would undo the first, or come with a session that has just been exchanged.
  if (event.detail > 1 && event.target.closest?.('form:is([data-enhance], [data-once]) button')) event.preventDefault();
  const link = event.target.closest?.('a');
  if (!link || event.defaultPrevented || event.button) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.matches('[data-back]') && cameFromHere()) {
    event.preventDefault();
    history.back();
  }
  if (link.matches('[data-sheet]') && !link.closest('dialog')) {
    event.preventDefault();
    openSheet(link);
  }
});

/** Whether the page before this one was one of ours. */
const cameFromHere = () => window.navigation?.canGoBack ?? document.referrer.startsWith(`${location.origin}/`);

// The chosen poster grows into the one on its film's page, if the browser can and its user allows animations.
addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (!viewTransition || !activation?.entry) return;
  const path = new URL(activation.entry.url).pathname;
  for (const poster of document.querySelectorAll('[data-items] .poster')) poster.style.viewTransitionName = '';
  const link = path.startsWith(`${base}/films/`) && document.querySelector(`[data-items] a[href="${path}"]`);
  const poster = link && link.closest('li').querySelector('.poster');
  if (poster) poster.style.viewTransitionName = 'poster';
});

const isTyping = (element) => element.matches?.('input, textarea, select');

/** Leads to the search box, on this page or on its own. */
function goToSearch(event) {
  const box = document.querySelector('[data-search] [name="q"]');
  event.preventDefault();
  if (!box) return location.assign(searchFor(''));
  box.focus();
  box.select();
}

/** Leads from the search box through its results, and back. */
function walkResults(event) {
  const box = document.querySelector('[data-search] [name="q"]');
  const stops = [box, ...document.querySelectorAll('#results [data-result]')];
  const place = stops.indexOf(document.activeElement);
  const next = stops[place + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!box || place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.key === '/' && !isTyping(event.target)) return goToSearch(event);
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return walkResults(event);
  const open = event.key === 'Escape' && document.querySelector('[data-popover][open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary').focus();
});

// Buttons that copy what a field has.
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(byId(button.dataset.copy).value);
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}
