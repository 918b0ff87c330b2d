// Search as you type.

let typed;
let asking;
let searchTimer;

const searchFor = (query) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search');

/** Rows in the place of what was found before, until what is asked for now is there. */
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
    if (asking === mine) hideComing();
  }
}

document.addEventListener('input', (event) => {
  if (!event.target.closest('[data-search]')) return;
  clearTimeout(searchTimer);
  stopFinding();
  searchTimer = setTimeout(search, 140, event.target);
});

/**
 * A result of a query that was only typed is opened: now it counts, and Back comes back to it.
 * The last letters count too when what they find is not there yet; if that is nothing, what they were added to.
 */
function keepTyped() {
  if (!typed) return;
  const query = document.querySelector('[data-search] [name="q"]').value.trim() || typed;
  navigator.sendBeacon('/search/recent', new URLSearchParams([['q', query], ['q', typed]]));
  history.replaceState(null, '', searchFor(query));
  typed = undefined;
}
