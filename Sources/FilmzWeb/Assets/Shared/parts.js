// What pages gain when scripts run: parts of them are replaced in place. Every link and form works without.
// All scripts are one module, one after another, in the order of CFilmzResources.c.

const byId = (id) => document.getElementById(id);
const parse = (html) => new DOMParser().parseFromString(html, 'text/html');
document.documentElement.classList.add('js');
// Pages need not wait for what scripts bring in later.
document.cookie = `filmz-js=1; Path=/; Max-Age=31536000; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Says to screen readers how many there are, and how the query was understood. */
function announceFound() {
  const parts = [...document.querySelectorAll('#results [data-count]')];
  byId('announce').textContent = parts.map(({ textContent }) => textContent).join('. ');
}

/** Asks for a part of a page, or all of it, by its own address. 422 is an answer too: it says what is wrong. */
async function part(address, name, signal) {
  const url = new URL(address, location.href);
  if (name) url.searchParams.set('fragment', name);
  // Browsers that go back would take what they kept, unasked.
  const response = await fetch(url, { signal, cache: 'no-cache' });
  // Signed out meanwhile: the page itself leads to where one signs in.
  if (response.status === 401) return new Promise(() => { location.reload(); });
  if (!response.ok && response.status !== 422) throw Object.assign(new Error(), { status: response.status });
  return parse(await response.text());
}

const foldKey = (fold) => fold.querySelector('summary').id || fold.className;
const within = (ids, selector) => ids.flatMap((id) => [...byId(id).querySelectorAll(selector)]);
const isChanged = (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue;

/** Remembers what was begun in these elements and not sent. Returns how to put it into those that replace them. */
function keepBegun(ids, sent) {
  const isSent = (form) => Boolean(sent) && form?.action === sent.action;
  const folds = within(ids, 'details[open]')
    .filter((fold) => 'stays' in fold.dataset || ![...fold.querySelectorAll('form')].some(isSent)).map(foldKey);
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
  if (!focused.isConnected) {
    const again = focused.id ? byId(focused.id) : focused.href && within(ids, 'a').find(({ href }) => href === focused.href);
    (again || byId('main')).focus({ preventScroll: true });
  }
  armToast();
  watchMore();
  freshen();
  return true;
}
