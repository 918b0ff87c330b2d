// Lists that go on: their next part on scrolling, and the way back to where one was.

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
