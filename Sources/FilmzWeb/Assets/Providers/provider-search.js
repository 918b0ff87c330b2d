// Films from providers, which arrive while the page is open.

let finding;
let slowTimer;
// Rows that have arrived and are not shown yet, in their order.
const arrived = [];
let drawing;

const elsewhere = () => document.querySelector('#elsewhere [data-items]');

const removeShapes = () => document.querySelectorAll('#elsewhere .bones').forEach((shape) => shape.remove());

/** Stops waiting, so that the server ends the calls. */
function stopFinding() {
  finding?.abort();
  finding = undefined;
  clearTimeout(slowTimer);
  arrived.length = 0;
  // Their removal may have been among what had arrived.
  removeShapes();
}

const isUsed = (row) => row.matches(':focus-within, :active') || row.querySelector('details[open], [aria-busy=true]');

/** Adds a new row at the end, or replaces an old row in its place, unless somebody is using it. */
function placeRow(row) {
  const old = byId(row.id);
  if (!old) elsewhere()?.insertBefore(row, elsewhere().querySelector('.bones'));
  else if (!isUsed(old)) replaceChanged(old, row);
}

function placeFrame(fresh) {
  const old = byId(fresh.id);
  if (!old || old.outerHTML === fresh.outerHTML) return;
  const focused = old.contains(document.activeElement) && document.activeElement.id;
  old.replaceWith(fresh);
  if (focused) (byId(focused) || byId('main')).focus({ preventScroll: true });
}

/** Shows a few rows at a time, so that scrolling and typing never wait. */
function draw() {
  for (const act of arrived.splice(0, 10)) act();
  drawing = arrived.length ? requestAnimationFrame(draw) : undefined;
}

function soon(acts) {
  arrived.push(...acts);
  drawing ??= requestAnimationFrame(draw);
}

/** Handles one event of the stream. Returns whether it was the last. */
function take(event) {
  const [name, ...lines] = event.split('\n').filter((line) => !line.startsWith(':'));
  const data = lines.map((line) => line.slice(6)).join('\n');
  if (name !== 'event: end') expectMore();
  if (name === 'event: rows') soon([...parse(data).body.children].map((row) => () => placeRow(row)));
  if (name === 'event: frame') soon([...parse(data).body.children].map((part) => () => placeFrame(part)));
  if (name !== 'event: end') return false;
  soon([() => atRest(data)]);
  return true;
}

function atRest(end) {
  const section = byId('elsewhere');
  announceFound();
  if (!section) return;
  [section.dataset.revision, section.dataset.have] = end.split(' ');
  const link = section.querySelector('[data-go-on]');
  const count = section.querySelectorAll('.row').length;
  // After "stop" no further page is loaded by itself, nor after a page that brought nothing.
  if (link && !('stopped' in section.dataset) && section.dataset.rows !== String(count)) nearFoundEnd.observe(link);
  section.dataset.rows = count;
}

async function read(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let isWhole = false;
  for (let part; !(part = await reader.read()).done;) {
    const events = (text + part.value).split('\n\n');
    text = events.pop();
    for (const event of events) isWhole = take(event) || isWhole;
  }
  if (!isWhole) throw new Error();
}

/** @param have how many films the page had when the search came to rest; they are not sent again */
async function findElsewhere(have = 0) {
  const section = byId('elsewhere');
  if (!section) return;
  stopFinding();
  const mine = finding = new AbortController();
  const { found: q, revision: after } = section.dataset;
  byId('asked').classList.remove('cut');
  byId('results').classList.remove('slow');
  expectMore();
  const isThere = afterAMoment(() => finding === mine && elsewhere()?.append(...bones(6)));
  try {
    const response = await fetch(`${base}/search/found?${new URLSearchParams({ q, after, have })}`, { signal: mine.signal, cache: 'no-store' });
    if (response.status === 401) return location.reload();
    if (!response.ok) throw new Error();
    await read(response);
  } catch (error) {
    if (error.name !== 'AbortError') soon([() => byId('asked')?.classList.add('cut')]);
  } finally {
    isThere();
    // Another search may have begun, with shapes of its own.
    if (finding === mine) {
      clearTimeout(slowTimer);
      soon([removeShapes]);
    }
  }
}

/** Says that it takes long, unless something arrives soon. */
function expectMore() {
  clearTimeout(slowTimer);
  slowTimer = setTimeout(sayStillWaiting, 4000);
}

function sayStillWaiting() {
  byId('results')?.classList.add('slow');
  const late = [...document.querySelectorAll('#asked .late')].map(({ textContent }) => textContent);
  if (late.length) byId('announce').textContent = late.join(', ');
}

const nearFoundEnd = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) goOn(entry.target);
}, { rootMargin: '600px' });

async function askFor(path) {
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams({ q: byId('elsewhere').dataset.found }) });
  if (!response.ok) throw new Error();
}

async function goOn(link) {
  nearFoundEnd.unobserve(link);
  try {
    await askFor(`${base}/search/found/more`);
    await findElsewhere(byId('elsewhere').dataset.have);
  } catch {
    sayFailed();
  }
}

document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-stop]')) return;
  event.preventDefault();
  byId('elsewhere').dataset.stopped = '';
  askFor(`${base}/search/found/stop`).catch(stopFinding);
});

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('[data-go-on], #results:has(#elsewhere) [data-more]');
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.matches('[data-more]')) return follow(link);
  delete byId('elsewhere').dataset.stopped;
  goOn(link);
});

addEventListener('pagehide', stopFinding);
addEventListener('online', () => document.querySelector('.asked.cut') && findElsewhere());
document.addEventListener('refreshed', () => findElsewhere());
findElsewhere();
