// My films: a search within a shelf that answers as one types, and what is ticked.

let lookingWithin;
let withinTimer;

/** Puts what was found after the form, which stays: with the words in it, the focus and the caret. */
function replaceFound(page) {
  const [ours, theirs] = [document, page].map((root) => root.querySelector('#results > .filter'));
  if (!ours || !theirs) return false;
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
    // Restored pages put fields back to this.
    form.elements.q.defaultValue = value;
    history.replaceState(history.state, '', address);
    announceFound();
    watchMore();
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

/** Says how many films are ticked; with none there is nothing to do. */
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

// Browsers put back ticks after this page has run.
addEventListener('pageshow', countTicked);
