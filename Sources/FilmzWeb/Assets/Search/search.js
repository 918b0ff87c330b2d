// Search as you type.

import {
  afterAMoment, announceFound, base, bones, byId, follow, parse, part, replaceChanged, replaceParts, sayFailed, searchFor,
} from './app.js';

let typed;
let asking;
let searchTimer;

/** The text in the box, whose results may not have arrived yet. */
const written = () => document.querySelector('[data-search] [name="q"]').value.trim();

/** Shows placeholder rows instead of the old results until the new ones are there. */
function showComing() {
  const results = byId('results');
  if (results.classList.contains('waiting')) return;
  const rows = document.createElement('ol');
  rows.className = 'rows rows-to-come';
  rows.append(...bones(8));
  results.append(rows);
  results.classList.add('waiting');
}

function hideComing() {
  byId('results').classList.remove('waiting');
  document.querySelector('.rows-to-come')?.remove();
}

async function search(input) {
  const query = input.value.trim();
  asking?.abort();
  const mine = asking = new AbortController();
  const arrived = afterAMoment(showComing);
  try {
    const page = await part(searchFor(query), 'results', mine.signal);
    if (!replaceParts(page, ['results'])) return;
    typed = query;
    announceFound();
  } catch (error) {
    if (error.name !== 'AbortError') sayFailed();
  } finally {
    arrived();
    if (asking === mine) {
      asking = undefined;
      hideComing();
    }
  }
}

// A tap into the box shows recent queries in the place of the results, while the text is as it came.
document.addEventListener('click', async ({ target }) => {
  if (!target.matches?.('[data-search] input') || !target.value || target.value !== target.defaultValue) return;
  stopFinding();
  try {
    replaceParts(await part(searchFor(''), 'results'), ['results']);
  } catch {
    sayFailed();
  }
});

document.addEventListener('input', (event) => {
  if (!event.target.closest('[data-search]')) return;
  clearTimeout(searchTimer);
  stopFinding();
  // At once, unless an answer is awaited: then typing goes on, and only its end is asked for.
  searchTimer = setTimeout(search, asking ? 140 : 0, event.target);
});

/**
 * Records a query that was typed but not submitted, because one of its results was opened. Back then returns to it.
 * The text in the box is recorded, also when its results have not arrived. If it finds nothing, the text that the
 * page shows results for is recorded.
 */
function keepTyped() {
  if (!typed) return;
  const query = written() || typed;
  navigator.sendBeacon(`${base}/search/recent`, new URLSearchParams([['q', query], ['q', typed]]));
  history.replaceState(null, '', searchFor(query));
  typed = undefined;
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a');
  if (!link || event.defaultPrevented || event.button) return;
  if (link.matches('[data-result]')) keepTyped();
  if (link.matches('[data-ask]')) link.href = searchFor(written() || typed);
});
