// My films: a search on a shelf that answers while one types, and selected films.

let lookingWithin;
let withinTimer;

/** Replaces the results under the form. The form stays, with its text, the focus and the caret. */
function replaceFound(page) {
  const [ours, theirs] = [document, page].map((root) => root.querySelector('#results > .filter'));
  if (!ours || !theirs) return false;
  const [order, newOrder] = [ours, theirs].map((form) => form.querySelector('[name="sort"]'));
  if (order && newOrder) {
    const { value } = newOrder;
    order.replaceChildren(...newOrder.children);
    order.value = value;
  }
  ours.querySelector('.words')?.replaceWith(theirs.querySelector('.words') ?? '');
  while (ours.nextSibling) ours.nextSibling.remove();
  while (theirs.nextSibling) ours.parentElement.append(theirs.nextSibling);
  return true;
}

async function searchWithin({ form, value }) {
  lookingWithin?.abort();
  const mine = lookingWithin = new AbortController();
  const address = addressOf(form);
  const found = document.querySelector('#results [data-items], #results .empty');
  const arrived = afterAMoment(() => found?.setAttribute('aria-busy', 'true'));
  try {
    const page = await part(address, 'results', mine.signal);
    if (!replaceFound(page)) return location.assign(address);
    // Restored pages set fields to this value.
    form.elements.q.defaultValue = value;
    history.replaceState(history.state, '', address);
    announceFound();
    watchMore();
    freshenRows();
  } catch (error) {
    if (error.name !== 'AbortError') sayFailed();
  } finally {
    arrived();
    if (lookingWithin === mine) found?.removeAttribute('aria-busy');
  }
}

const isWithin = (field) => field?.matches('.within input');

document.addEventListener('input', ({ target }) => {
  if (!isWithin(target)) return;
  clearTimeout(withinTimer);
  withinTimer = setTimeout(searchWithin, 250, target);
});

document.addEventListener('submit', (event) => {
  const field = event.target.elements.q;
  if (!isWithin(field)) return;
  event.preventDefault();
  clearTimeout(withinTimer);
  searchWithin(field);
});

/** Says how many films are ticked. With none ticked, the buttons are disabled. */
function countTicked() {
  const form = document.querySelector('.selecting');
  if (!form) return;
  const count = form.querySelectorAll('[name="film"]:checked').length;
  form.querySelector('.picked').hidden = false;
  form.querySelector('.picked output').textContent = count;
  for (const button of form.querySelectorAll('.bulk button')) button.disabled = !count;
}

document.addEventListener('change', ({ target }) => {
  if (target.matches('.pick input')) countTicked();
});

// Browsers restore ticks after this script has run.
addEventListener('pageshow', countTicked);

// Suggestions for the last of several words between commas.
document.addEventListener('input', ({ target }) => {
  if (!target.matches?.('[data-several]')) return;
  const before = target.value.slice(0, target.value.lastIndexOf(',') + 1);
  for (const option of target.list.options) {
    option.dataset.word ??= option.value;
    option.value = before ? `${before} ${option.dataset.word}` : option.dataset.word;
  }
});
