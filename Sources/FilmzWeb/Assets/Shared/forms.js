// Forms whose answers change the page in place.

// By address, because another answer may replace the form while it waits for its own.
const sending = new Map();
const timers = new Map();
const formTo = (action) => [...document.forms].find((form) => form.action === action);

/** The address of a form with these values. Empty ones are left out. */
function addressOf(form) {
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
  return query.size ? `${form.action}?${query}` : form.action;
}

/** Sends a form that needs no button: now, or after the answer under way, so that the last input also arrives last. */
function submitSoon(form, wait) {
  const { action } = form;
  clearTimeout(timers.get(action));
  if (sending.has(action)) return sending.set(action, 'again');
  timers.set(action, setTimeout(() => {
    timers.delete(action);
    formTo(action)?.requestSubmit();
  }, wait));
}

/** Sends a form as a page without scripts would. */
function sendWhole(form, submitter) {
  if (submitter?.name) {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  if (submitter?.hasAttribute('formaction')) form.action = submitter.formAction;
  form.submit();
}

async function send(form, submitter) {
  const action = submitter?.hasAttribute('formaction') ? submitter.formAction : form.action;
  const body = new URLSearchParams(new FormData(form, submitter));
  const isAutomatic = form.matches('[data-autosubmit]');
  const key = isAutomatic ? action : `${action}?${body}`;
  // The same values are already being sent.
  if (sending.has(key)) return isAutomatic && sending.set(key, 'again');
  sending.set(key, 'once');
  const button = submitter ?? form.querySelector('button');
  const pressed = button?.getAttribute('aria-pressed');
  button?.setAttribute('aria-busy', 'true');
  if (pressed) button.setAttribute('aria-pressed', String(pressed !== 'true'));
  const fail = (reason) => {
    if (pressed) button.setAttribute('aria-pressed', pressed);
    sending.delete(key);
    // Input that is sent without a button must not stay visible as if it had been saved.
    if (isAutomatic) formTo(action)?.reset();
    sayFailed(reason);
  };
  try {
    // It arrives also when the page is left at once. Browsers do that only for short ones.
    const keepalive = `${body}`.length < 60_000;
    const response = await fetch(action, { method: 'POST', body, keepalive });
    // The disk is full or the database is locked. The input stays, so that it can be sent again.
    const isLater = [503, 507].includes(response.status);
    const reason = isLater && parse(await response.clone().text()).querySelector('h1 + p');
    if (reason) return fail(`${reason.previousElementSibling.textContent}. ${reason.textContent}`);
    // The page that answers says what happened. The one of the sign-in holds what was sent.
    if (!response.ok && response.status !== 422) return sendWhole(form.isConnected ? form : formTo(action), submitter);
    await show(parse(await response.text()), response, form, sending.get(key) === 'again');
  } catch {
    fail();
  } finally {
    button?.removeAttribute('aria-busy');
    const again = sending.get(key) === 'again';
    sending.delete(key);
    if (again) formTo(action)?.requestSubmit();
  }
}

/** IDs of the other places on this page where the same film can be changed in the same way, outside these elements. */
function copiesOf(form, page, ids) {
  const same = [...document.forms].filter(({ action }) => action === form.action).map((other) => other.closest('li[id]'));
  const others = same.filter((item) => item && !ids.some((id) => byId(id)?.contains(item)));
  return others.map(({ id }) => id).filter((id) => page.getElementById(id));
}

/** Lets a sheet that was opened from a list lead back to the list, whose answer it replaces. */
function answerHere(form) {
  form.elements.next.value = location.pathname + location.search;
  form.dataset.enhance = 'toast';
}

/** The IDs of the elements that the answer to a form replaces; without names its item of a list, and the toast. */
function regionsOf(form) {
  const { enhance } = form.dataset;
  return enhance === '' ? [form.closest('li').id, 'toast'] : enhance?.split(' ');
}

async function show(page, response, form, isOutdated) {
  const sameForm = form.id && page.getElementById(form.id);
  if (response.status === 422 && sameForm) {
    form.replaceWith(sameForm);
  } else {
    const own = regionsOf(form);
    const ids = [...new Set([...own, ...copiesOf(form, page, own)])];
    // What was undone may have been the list that this page shows.
    const isElsewhere = form.closest('#toast') && new URL(response.url).pathname !== location.pathname;
    if (isElsewhere || !ids.every((id) => page.getElementById(id))) return location.assign(response.url);
    const sheet = form.closest('dialog');
    await leaveSheet(sheet);
    const isOfItem = form.closest('li[id]');
    replaceParts(page, ids, isOutdated ? null : form);
    // An undo for one film of a long list changes only that film, so that the list keeps its length.
    if (isOfItem) byId('toast').querySelector('form')?.setAttribute('data-enhance', ids.join(' '));
    // The list keeps its length.
    if (sheet && ids.length === 1) await refresh();
  }
  if (response.status === 422) byId('problem')?.focus();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  const ids = regionsOf(form);
  if (ids && !ids.every(byId) && form.closest('dialog')) answerHere(form);
  else if (!ids?.every(byId)) return;
  event.preventDefault();
  send(form, event.submitter);
});

document.addEventListener('change', (event) => {
  const form = event.target.form;
  if (!form?.matches('[data-autosubmit]')) return;
  // Arrow keys pass other stars before the wanted one.
  if (form.method === 'post') return submitSoon(form, event.target.type === 'radio' ? 450 : 0);
  // Text searches run while one types.
  if (event.target.type !== 'search') location.assign(addressOf(form));
});

// Says before anything is sent that files are too large, because a form that is cut off while it is sent gets no answer.
document.addEventListener('change', ({ target }) => {
  if (!target.matches('input[data-most]')) return;
  const size = [...target.files].reduce((sum, file) => sum + file.size, 0);
  target.setCustomValidity(size > Number(target.dataset.most) ? target.dataset.tooLarge : '');
  target.reportValidity();
});

// Saves stars that were tapped just before leaving the page.
addEventListener('pagehide', () => {
  for (const [action, timer] of timers) {
    clearTimeout(timer);
    const form = formTo(action);
    if (form) navigator.sendBeacon(action, new URLSearchParams(new FormData(form)));
  }
  timers.clear();
});
