// What pages gain when scripts run. Every link and form works without this file; it only saves page loads.

const byId = (id) => document.getElementById(id);
const parse = (html) => new DOMParser().parseFromString(html, 'text/html');
document.documentElement.classList.add('js');

/** Asks for a part of a page, or all of it, by its own address. 422 is an answer too: it says what is wrong. */
async function part(address, name, signal) {
  const url = new URL(address, location.href);
  if (name) url.searchParams.set('fragment', name);
  const response = await fetch(url, { signal });
  if (!response.ok && response.status !== 422) throw Object.assign(new Error(), { status: response.status });
  return parse(await response.text());
}

// Toast

let toastTimer;
let usesKeyboard = false;

for (const [event, isKey] of [['keydown', true], ['pointerdown', false]]) {
  document.addEventListener(event, () => { usesKeyboard = isKey; }, { capture: true });
}

/** Hides the toast after a while, but never under a pointer or the focus, and never from who has to tab there. */
function armToast() {
  clearTimeout(toastTimer);
  const toast = byId('toast');
  if (!toast.firstElementChild) return;
  toastTimer = setTimeout(() => {
    if (usesKeyboard || toast.matches(':hover, :focus-within')) armToast();
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

const foldKey = (fold) => fold.querySelector('summary').id || fold.className;
const within = (ids, selector) => ids.flatMap((id) => [...byId(id).querySelectorAll(selector)]);
const isChanged = (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue;

/** Remembers what was begun in these elements and not sent. Returns how to put it into those that replace them. */
function keepBegun(ids, sent) {
  const isSent = (form) => Boolean(sent) && form?.action === sent.action;
  const folds = within(ids, 'details[open]')
    .filter((fold) => ![...fold.querySelectorAll('form')].some(isSent)).map(foldKey);
  const fields = within(ids, 'input, textarea').filter((field) => !isSent(field.form) && isChanged(field));
  return () => {
    for (const fold of within(ids, 'details')) if (folds.includes(foldKey(fold))) fold.open = true;
    for (const field of fields) {
      const fresh = field.id ? byId(field.id) : within(ids, `[name="${field.name}"]`)[0];
      if (!fresh) continue;
      if (/checkbox|radio/.test(field.type)) fresh.checked = field.checked;
      else fresh.value = field.value;
      if (field.type === 'textarea') fresh.setSelectionRange(field.selectionStart, field.selectionEnd);
      if (fresh.form?.matches('[data-autosubmit][method=post]')) submitSoon(fresh.form, 0);
    }
  };
}

/** Puts the named elements of another page in the place of ours; false when one is missing there. */
function replaceParts(page, ids, sent) {
  if (!ids.every((id) => page.getElementById(id))) return false;
  const focused = document.activeElement;
  const putBack = keepBegun(ids.filter((id) => id !== 'toast'), sent);
  for (const id of ids) {
    const fresh = page.getElementById(id);
    // A live region must stay the same element to be heard. An offer to undo outlives an answer without a change.
    if (id !== 'toast') byId(id).replaceWith(fresh);
    else if (fresh.firstElementChild || !byId(id).querySelector('form')) byId(id).replaceChildren(...fresh.childNodes);
  }
  putBack();
  if (!focused.isConnected) ((focused.id && byId(focused.id)) || byId('main')).focus({ preventScroll: true });
  armToast();
  watchMore();
  return true;
}

// Forms that answer in place

// By address, because another answer may replace a form while its own is under way.
const sending = new Map();
const timers = new Map();
const formTo = (action) => [...document.forms].find((form) => form.action === action);

/** Sends a form that needs no button, now or when its answer is there: the last word is the last to arrive. */
function submitSoon(form, wait) {
  const { action } = form;
  clearTimeout(timers.get(action));
  if (sending.has(action)) return sending.set(action, 'again');
  timers.set(action, setTimeout(() => {
    timers.delete(action);
    formTo(action)?.requestSubmit();
  }, wait));
}

async function send(form, submitter) {
  const { action } = form;
  const body = new URLSearchParams(new FormData(form, submitter));
  const isAutomatic = form.matches('[data-autosubmit]');
  const key = isAutomatic ? action : `${action}?${body}`;
  // A repeat of what is under way says nothing new.
  if (sending.has(key)) return isAutomatic && sending.set(key, 'again');
  sending.set(key, 'once');
  const button = submitter ?? form.querySelector('button');
  const pressed = button?.getAttribute('aria-pressed');
  button?.setAttribute('aria-busy', 'true');
  if (pressed) button.setAttribute('aria-pressed', String(pressed !== 'true'));
  try {
    const response = await fetch(action, { method: 'POST', body });
    if (!response.ok && response.status !== 422) return (form.isConnected ? form : formTo(action))?.submit();
    await show(parse(await response.text()), response, form, sending.get(key) === 'again');
  } catch {
    if (pressed) button.setAttribute('aria-pressed', pressed);
    sending.delete(key);
    // What lights up without a button must not claim to be kept.
    if (isAutomatic) formTo(action)?.reset();
    sayOffline();
  } finally {
    button?.removeAttribute('aria-busy');
    const again = sending.get(key) === 'again';
    sending.delete(key);
    if (again) formTo(action)?.requestSubmit();
  }
}

async function show(page, response, form, isOutdated) {
  const sameForm = form.id && page.getElementById(form.id);
  if (response.status === 422 && sameForm) {
    form.replaceWith(sameForm);
  } else {
    const ids = form.dataset.enhance.split(' ');
    if (!ids.every((id) => page.getElementById(id))) return location.assign(response.url);
    await leaveSheet(form.closest('dialog'));
    replaceParts(page, ids, isOutdated ? null : form);
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

document.addEventListener('change', (event) => {
  const form = event.target.form;
  if (!form?.matches('[data-autosubmit]')) return;
  // Arrow keys pass over stars on their way.
  if (form.method === 'post') return submitSoon(form, event.target.type === 'radio' ? 450 : 0);
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
  location.assign(`${form.action}?${query}`);
});

// Stars tapped just before leaving are kept too.
addEventListener('pagehide', () => {
  for (const [action, timer] of timers) {
    clearTimeout(timer);
    const form = formTo(action);
    if (form) navigator.sendBeacon(action, new URLSearchParams(new FormData(form)));
  }
  timers.clear();
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
    return error.status ? location.assign(link.href) : sayOffline();
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

// Search as you type

let typed;
let asking;
let searchTimer;

const searchFor = (query) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search');

async function search(input) {
  const query = input.value.trim();
  asking?.abort();
  const mine = asking = new AbortController();
  const slow = setTimeout(() => byId('results').classList.add('waiting'), 200);
  try {
    const page = await part(searchFor(query), 'results', mine.signal);
    if (!replaceParts(page, ['results'])) return;
    typed = query;
    byId('announce').textContent = document.querySelector('#results [data-count]')?.textContent ?? '';
  } catch (error) {
    if (error.name !== 'AbortError') sayOffline();
  } finally {
    clearTimeout(slow);
    if (asking === mine) byId('results').classList.remove('waiting');
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
  history.replaceState(null, '', searchFor(typed));
  typed = undefined;
}

// Clicks

document.addEventListener('click', (event) => {
  for (const open of document.querySelectorAll('[data-popover][open]')) {
    if (!open.contains(event.target)) open.open = false;
  }
  // The second half of a double click would take back what the first did.
  if (event.detail > 1 && event.target.closest?.('form[data-enhance] button')) event.preventDefault();
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

/** Appends the next part of a list, and what leads on from there. */
function extend(list, page) {
  list.querySelector('[data-items]').append(...page.querySelectorAll('[data-items] > li'));
  const next = page.querySelector('.more');
  if (next) list.querySelector('.more').replaceWith(next);
  else list.querySelector('.more').remove();
}

async function follow(link) {
  nearEnd.unobserve(link);
  try {
    const page = await part(link.href, 'results');
    // The list may have been replaced meanwhile.
    if (!link.isConnected) return;
    extend(link.closest('#results'), page);
    watchMore();
  } catch {
    // The link stays, to be followed by hand.
  }
}

// Back to a page that was kept as it was

/** Asks again for what may have changed on other pages: a list as long as it is now, or what I have with the film. */
async function refresh() {
  const list = byId('results');
  const ids = list ? ['results'] : [...document.querySelectorAll('[id^="my-"]')].map((element) => element.id);
  if (!ids.length) return;
  const box = document.querySelector('[data-search] input');
  const page = await part(box ? searchFor(box.value.trim()) : location.href, list && 'results');
  const items = page.querySelector('[data-items]');
  const count = list?.querySelectorAll('[data-items] > li').length;
  for (let more; items?.childElementCount < count && (more = page.querySelector('[data-more]'));) {
    extend(page, await part(more.href, 'results'));
  }
  if (list && (!list.isConnected || list.outerHTML === page.getElementById('results')?.outerHTML)) return;
  const film = (row) => row.querySelector('a[href^="/films/"]')?.href;
  const fresh = [...page.querySelectorAll('[data-items] > li')];
  const rows = list ? [...list.querySelectorAll('[data-items] > li')] : [];
  if (rows.length && rows.length === fresh.length && rows.every((row, index) => film(row) === film(fresh[index]))) {
    // Rows that stay keep their heights, and so the page its place.
    rows.forEach((row, index) => row.outerHTML === fresh[index].outerHTML || row.replaceWith(fresh[index]));
    return list.querySelector('.shelves')?.replaceWith(page.querySelector('.shelves'));
  }
  const top = scrollY;
  replaceParts(page, ids);
  scrollTo({ top, behavior: 'instant' });
}

addEventListener('pageshow', (event) => {
  if (!event.persisted && performance.getEntriesByType('navigation')[0]?.type !== 'back_forward') return;
  // Browsers put back what was chosen; the list shows what was asked for.
  for (const form of document.querySelectorAll('[data-autosubmit]')) form.reset();
  refresh().catch(() => {});
});

// On arrival

if (history.state?.sheet) history.replaceState(null, '');

const year = document.querySelector('[data-years] [aria-current]');
if (year) year.parentElement.scrollLeft = year.offsetLeft - (year.parentElement.clientWidth - year.offsetWidth) / 2;
armToast();
watchMore();
