// Long lists: loading the next part while scrolling, and returning to the former place.

const nearEnd = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    // The parts of the page after the list must stay reachable.
    if (isIntersecting && !target.closest('#results').querySelector('#elsewhere .row')) follow(target);
  }
}, { rootMargin: '800px' });

function watchMore() {
  for (const link of document.querySelectorAll('[data-more]')) nearEnd.observe(link);
}

const itemsOf = (list) => [...list.querySelectorAll('[data-items] > li:not(.bones, .month)')];
const countOwn = (list) => itemsOf(list).filter((item) => !item.closest('#elsewhere')).length;

/** Empty placeholders in the shape of films. */
function bones(count) {
  return Array.from({ length: count }, () => {
    const item = document.createElement('li');
    item.className = 'bones';
    item.ariaHidden = 'true';
    item.innerHTML = '<i class="poster"></i><i></i><i></i>';
    return item;
  });
}

/** Calls a function when the wait has become noticeable. Returns a function that ends the wait. */
function afterAMoment(show) {
  const timer = setTimeout(show, 150);
  return () => clearTimeout(timer);
}

/** Appends the next part of a list and the link to more. The month of the row above is not named again. */
function extend(list, page) {
  const items = list.querySelector('[data-items]');
  const [first] = page.querySelectorAll('[data-items] > li');
  const month = [...items.querySelectorAll('[data-month]')].at(-1)?.dataset.month;
  if (month && first?.dataset.month === month) first.remove();
  // Rows from providers that are now part of the list are removed.
  for (const { id } of page.querySelectorAll('[data-items] > li[id]')) list.querySelector(`#elsewhere > ol > #${id}`)?.remove();
  items.append(...page.querySelectorAll('[data-items] > li'));
  const next = page.querySelector('.more');
  if (next) list.querySelector('.more').replaceWith(next);
  else list.querySelector('.more').remove();
}

async function follow(link) {
  nearEnd.unobserve(link);
  const list = link.closest('#results');
  const shapes = bones(12);
  const arrived = afterAMoment(() => list.querySelector('[data-items]').append(...shapes));
  try {
    const page = await part(link.href, 'results');
    // The list may have been replaced meanwhile.
    if (!link.isConnected) return;
    extend(list, page);
    watchMore();
  } catch {
    // The link stays, so that the person can follow it.
  } finally {
    arrived();
    for (const shape of shapes) shape.remove();
  }
}

// Stores the place in a list, for browsers that keep no page in memory. Only as much as can be loaded again quickly.

const LONGEST = 480;
const PLACES = 20;

const places = () => {
  try {
    return JSON.parse(sessionStorage.getItem('places')) ?? [];
  } catch {
    return [];
  }
};
const nameOf = (item) =>
  (item.id && item.id + (item.dataset.on ?? '')) || item.querySelector(`a[href^="${base}/films/"]`)?.getAttribute('href') || item.querySelector('input')?.value;
const strips = () => [...document.querySelectorAll('.strip')];

/** The place in the list of this page, or nothing if there is none or it is too far down. */
function currentPlace() {
  const items = byId('results') ? itemsOf(byId('results')).slice(0, LONGEST) : [];
  const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
  return first && {
    address: location.href, count: countOwn(byId('results')), item: nameOf(first), top: first.getBoundingClientRect().top,
    strips: strips().map(({ scrollLeft }) => scrollLeft),
  };
}

function keepPlace() {
  const place = currentPlace();
  if (!place) return;
  const others = places().filter(({ address }) => address !== place.address);
  try {
    sessionStorage.setItem('places', JSON.stringify([place, ...others].slice(0, PLACES)));
  } catch {
    // Without storage, Back shows the list from its start.
  }
}

async function returnTo(place) {
  strips().forEach((strip, index) => { strip.scrollLeft = place.strips?.[index] ?? 0; });
  const item = itemsOf(byId('results')).find((item) => nameOf(item) === place.item);
  // Several times, because rows get their real heights only when they come into view.
  for (let frame = 0; item && frame < 5; frame += 1) {
    scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

addEventListener('pagehide', keepPlace);

/** Replaces an older row if something is different. The picture that is shown stays. */
function replaceChanged(old, fresh) {
  const [shown, drawn] = [old, fresh].map((row) => row?.querySelector('img.poster'));
  if (drawn?.dataset.picture && drawn.dataset.picture === shown?.getAttribute('src')) {
    drawn.setAttribute('src', drawn.dataset.picture);
    drawn.removeAttribute('data-picture');
  }
  if (!fresh || old.outerHTML === fresh.outerHTML) return;
  old.replaceWith(fresh);
  if (drawn && drawn.outerHTML === shown?.outerHTML) drawn.replaceWith(shown);
}

/** Loads again what other pages may have changed: a list with the same length, or what I have with the film. */
async function refresh(place) {
  const list = byId('results');
  const ids = list ? ['results'] : [...document.querySelectorAll('[id^="my-"]')].map((element) => element.id);
  if (!ids.length) return;
  const box = document.querySelector('[data-search] input');
  const rowsAbove = [...document.querySelectorAll('.strip > li')];
  const ours = byId('elsewhere');
  const address = ours ? `${searchFor(ours.dataset.found)}&since=0` : box ? searchFor(box.value.trim()) : location.href;
  const page = await part(address, list && !rowsAbove.length && 'results');
  const theirs = page.getElementById('elsewhere');
  // A search that the server has forgotten begins again; the rows found before stay.
  if (ours && theirs && itemsOf(theirs.parentElement).length < itemsOf(list).length) theirs.replaceWith(ours.cloneNode(true));
  for (const tile of rowsAbove) replaceChanged(tile, page.getElementById(tile.id));
  const items = page.querySelector('[data-items]');
  const count = list && Math.max(countOwn(list), place?.count ?? 0);
  for (let more; items?.querySelectorAll(':scope > li:not(.month)').length < count && (more = page.querySelector('[data-more]'));) {
    extend(page, await part(more.href, 'results'));
  }
  if (list && (!list.isConnected || list.outerHTML === page.getElementById('results')?.outerHTML)) return;
  const fresh = itemsOf(page);
  const rows = list ? itemsOf(list) : [];
  if (rows.length && rows.length === fresh.length && rows.every((row, index) => nameOf(row) === nameOf(fresh[index]))) {
    // Rows that stay keep their heights, so that the page does not move.
    rows.forEach((row, index) => replaceChanged(row, fresh[index]));
    return list.querySelector('.shelves')?.replaceWith(page.querySelector('.shelves'));
  }
  const top = scrollY;
  const shown = currentPlace();
  replaceParts(page, ids);
  scrollTo({ top, behavior: 'instant' });
  // New rows have not their real heights yet. The list may have become longer meanwhile.
  if (shown) await returnTo(shown);
}

addEventListener('pageshow', (event) => {
  if (!event.persisted && performance.getEntriesByType('navigation')[0]?.type !== 'back_forward') return;
  // Browsers restore the chosen values, but the list shows those of the address.
  for (const form of document.querySelectorAll('[data-autosubmit]')) form.reset();
  const place = event.persisted ? undefined : places().find(({ address }) => address === location.href);
  refresh(place).then(() => place && returnTo(place)).catch(() => {})
    .finally(() => document.dispatchEvent(new Event('refreshed')));
});
