// With scripts, parts of pages are replaced in place. Every link and form also works without.
// These scripts are one module, one after another, in the order of CFilmzResources.c. Those of some pages are other
// modules, which import from this one.

const byId = (id) => document.getElementById(id);
// What all paths begin with if Filmz shares its host with something else.
const base = document.documentElement.dataset.base ?? '';
document.documentElement.classList.add('js');
// Tells the server not to wait for what scripts load later.
document.cookie = `filmz-js=1; Path=${base || '/'}; Max-Age=31536000; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Reads a page, or a part of one. The drawings of its icons that this page has not move here. */
function parse(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const brought = page.querySelector('.sprite');
  document.querySelector('.sprite').append(...[...brought?.children ?? []].filter(({ id }) => !byId(id)));
  brought?.remove();
  return page;
}

const searchFor = (query) => `${base}/search${query ? `?q=${encodeURIComponent(query)}` : ''}`;

/** Tells screen readers how many results there are, and how the query was understood. */
function announceFound() {
  const parts = [...document.querySelectorAll('#results [data-count]')];
  byId('announce').textContent = parts.map(({ textContent }) => textContent).join('. ');
}

/** Loads a part of a page, or all of it, from its own address. A 422 is used too, because it says what is wrong. */
async function part(address, name, signal) {
  const url = new URL(address, location.href);
  if (name) url.searchParams.set('fragment', name);
  // After going back, the browser would otherwise answer from its cache without asking.
  const response = await fetch(url, { signal, cache: 'no-cache' });
  // The person was signed out meanwhile. Loading the page leads to the sign-in page, but would lose what is being typed.
  if (response.status === 401 && !hasBegun()) return new Promise(() => { location.reload(); });
  if (!response.ok && response.status !== 422) throw Object.assign(new Error(), { status: response.status });
  return parse(await response.text());
}

const foldKey = (fold) => fold.querySelector('summary').id || fold.className;
const within = (ids, selector) => ids.flatMap((id) => [...byId(id).querySelectorAll(selector)]);
const hasBegun = () => [...document.querySelectorAll('form[method=post] :is(input, textarea)')].some(isChanged);
const isChanged = (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue;

/** Remembers unsent input in these elements. Returns a function that puts it into the elements that replace them. */
function keepBegun(ids, sent) {
  const isSent = (form) => Boolean(sent) && form?.action === sent.action;
  const folds = within(ids, 'details[open]')
    .filter((fold) => 'stays' in fold.dataset || ![...fold.querySelectorAll('form')].some(isSent)).map(foldKey).filter(Boolean);
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

/** Replaces elements by those with the same IDs from another page. Returns false when one is missing there. */
function replaceParts(page, ids, sent) {
  if (!ids.every((id) => page.getElementById(id))) return false;
  const focused = document.activeElement;
  const putBack = keepBegun(ids.filter((id) => id !== 'toast'), sent);
  for (const id of ids) {
    const fresh = page.getElementById(id);
    // Screen readers only notice a live region that stays the same element. An offer to undo stays when an answer has no change.
    if (id !== 'toast') byId(id).replaceWith(fresh);
    else if (fresh.firstElementChild || !byId(id).querySelector('form')) byId(id).replaceChildren(...fresh.childNodes);
  }
  putBack();
  if (!focused.isConnected) {
    const again = focused.id ? byId(focused.id) : focused.href && within(ids, 'a').find(({ href }) => href === focused.href);
    (again || byId('main')).focus({ preventScroll: true });
  }
  armToast();
  watchMore();
  freshen();
  freshenRows();
  return true;
}
