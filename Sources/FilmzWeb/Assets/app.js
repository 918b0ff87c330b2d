// What pages gain when scripts run. Every link and form works without this file; it only saves page loads.

const byId = (id) => document.getElementById(id);
const parse = (html) => new DOMParser().parseFromString(html, 'text/html');
document.documentElement.classList.add('js');

/** Asks for a part of a page by the page's own address. 422 is an answer too: it says what is wrong. */
async function part(address, name, signal) {
  const url = new URL(address, location.href);
  url.searchParams.set('fragment', name);
  const response = await fetch(url, { signal });
  if (!response.ok && response.status !== 422) throw Object.assign(new Error(), { status: response.status });
  return parse(await response.text());
}

// Toast

let toastTimer;

/** Hides the toast after a while, but never under a pointer or the focus. */
function armToast() {
  clearTimeout(toastTimer);
  const toast = byId('toast');
  if (!toast.firstElementChild) return;
  toastTimer = setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) armToast();
    else toast.replaceChildren();
  }, 10_000);
}

/** Says that the network is gone, where the person looks: in the sheet when one is open. */
function sayOffline() {
  const message = document.createElement('p');
  message.textContent = byId('toast').dataset.offline;
  const foot = document.querySelector('dialog[open] .sheet-foot');
  if (foot) {
    message.className = 'field-problem';
    message.setAttribute('role', 'alert');
    foot.querySelector('.field-problem')?.remove();
    foot.prepend(message);
  } else {
    const box = document.createElement('div');
    box.className = 'toast';
    box.append(message);
    byId('toast').replaceChildren(box);
    armToast();
  }
}

// Replacing parts of the page

/** Puts the named elements of another page in the place of ours; false when one is missing there. */
function replaceParts(page, ids) {
  if (!ids.every((id) => page.getElementById(id))) return false;
  const focused = document.activeElement?.id;
  for (const id of ids) {
    const fresh = page.getElementById(id);
    // A live region must stay the same element to be heard.
    if (id === 'toast') byId(id).replaceChildren(...fresh.childNodes);
    else byId(id).replaceWith(fresh);
  }
  if (document.activeElement === document.body) {
    ((focused && byId(focused)) || byId('main')).focus({ preventScroll: true });
  }
  armToast();
  watchMore();
  return true;
}

// Forms that answer in place

const sending = new WeakMap();

async function send(form, submitter) {
  // One at a time, so that the last word is the last to arrive.
  if (sending.has(form)) return sending.set(form, 'again');
  sending.set(form, 'once');
  try {
    const body = new URLSearchParams(new FormData(form, submitter));
    const response = await fetch(form.action, { method: 'POST', body });
    if (!response.ok && response.status !== 422) return form.submit();
    show(parse(await response.text()), response, form);
  } catch {
    sayOffline();
  } finally {
    const again = sending.get(form) === 'again';
    sending.delete(form);
    if (again) send(form);
  }
}

function show(page, response, form) {
  const sameForm = form.id && page.getElementById(form.id);
  if (response.status === 422 && sameForm) {
    form.replaceWith(sameForm);
  } else {
    const ids = form.dataset.enhance.split(' ');
    form.closest('dialog')?.close();
    if (!replaceParts(page, ids)) return location.assign(response.url);
  }
  if (response.status === 422) byId('problem')?.focus();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  const ids = form.dataset.enhance?.split(' ');
  if (!ids?.every(byId)) return;
  event.preventDefault();
  send(form, event.submitter);
});

let autosubmit;

document.addEventListener('change', (event) => {
  const form = event.target.form;
  if (!form?.matches('[data-autosubmit]')) return;
  clearTimeout(autosubmit);
  if (form.method === 'post') {
    // Arrow keys pass over stars on their way.
    autosubmit = setTimeout(() => form.requestSubmit(), event.target.type === 'radio' ? 450 : 0);
    return;
  }
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
  location.assign(`${form.action}?${query}`);
});

// Stars by drag

let draggedStars;

function starAt(event) {
  const half = document.elementFromPoint(event.clientX, event.clientY)?.closest('.half');
  return half && draggedStars?.contains(half) ? half.querySelector('input') : null;
}

document.addEventListener('pointerdown', (event) => {
  draggedStars = event.target.closest?.('[data-stars]');
});

document.addEventListener('pointermove', (event) => {
  const star = draggedStars && event.buttons ? starAt(event) : null;
  if (!star || star.checked) return;
  star.checked = true;
  draggedStars.dataset.dragged = star.value;
});

for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => {
    const moved = draggedStars?.dataset.dragged;
    if (moved) {
      delete draggedStars.dataset.dragged;
      draggedStars.querySelector(':checked')?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    draggedStars = null;
  });
}

// Sheets

async function openSheet(link) {
  let page;
  try {
    page = await part(link.href, 'sheet');
  } catch (error) {
    return error.status ? location.assign(link.href) : sayOffline();
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet-dialog';
  dialog.setAttribute('aria-labelledby', 'sheet-title');
  dialog.append(...page.body.childNodes);
  dialog.addEventListener('input', () => { dialog.dataset.touched = ''; });
  dialog.addEventListener('click', (event) => {
    // A slip beside the sheet must not lose what was typed.
    const isOutside = event.target === dialog && !('touched' in dialog.dataset);
    if (isOutside || event.target.closest('[data-close]')) {
      event.preventDefault();
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    byId(link.id)?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('input:checked, .primary')?.focus();
}

// Search as you type

let typed;
let asking;
let searchTimer;

async function search(input) {
  const query = input.value.trim();
  asking?.abort();
  asking = new AbortController();
  try {
    const address = query ? `/search?q=${encodeURIComponent(query)}` : '/search';
    const page = await part(address, 'results', asking.signal);
    if (!replaceParts(page, ['results'])) return;
    typed = query;
    byId('announce').textContent = document.querySelector('#results [data-count]')?.textContent ?? '';
  } catch (error) {
    if (error.name !== 'AbortError') sayOffline();
  }
}

document.addEventListener('input', (event) => {
  if (!event.target.closest('[data-search]')) return;
  clearTimeout(searchTimer);
  searchTimer = setTimeout(search, 140, event.target);
});

/** A result of a query that was only typed is opened: now it counts, and Back comes back to it. */
function keepTyped() {
  if (!typed) return;
  navigator.sendBeacon('/search/recent', new URLSearchParams({ q: typed }));
  history.replaceState(null, '', `/search?q=${encodeURIComponent(typed)}`);
  typed = undefined;
}

// Clicks

document.addEventListener('click', (event) => {
  for (const open of document.querySelectorAll('[data-popover][open]')) {
    if (!open.contains(event.target)) open.open = false;
  }
  const link = event.target.closest?.('a');
  if (!link || event.defaultPrevented || event.button) return;
  if (link.matches('[data-result]')) keepTyped();
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.matches('[data-sheet]') && !link.closest('dialog')) {
    event.preventDefault();
    openSheet(link);
  }
});

document.addEventListener('keydown', (event) => {
  const open = event.key === 'Escape' && document.querySelector('[data-popover][open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary').focus();
});

// More of a list

const nearEnd = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) follow(entry.target);
}, { rootMargin: '800px' });

function watchMore() {
  for (const link of document.querySelectorAll('[data-more]')) nearEnd.observe(link);
}

async function follow(link) {
  nearEnd.unobserve(link);
  try {
    const page = await part(link.href, 'results');
    // The list may have been replaced meanwhile.
    if (!link.isConnected) return;
    link.closest('#results').querySelector('[data-items]').append(...page.querySelectorAll('[data-items] > li'));
    const next = page.querySelector('.more');
    if (next) link.closest('.more').replaceWith(next);
    else link.closest('.more').remove();
    watchMore();
  } catch {
    // The link stays, to be followed by hand.
  }
}

// On arrival

const year = document.querySelector('[data-years] [aria-current]');
if (year) year.parentElement.scrollLeft = year.offsetLeft - (year.parentElement.clientWidth - year.offsetWidth) / 2;
armToast();
watchMore();
