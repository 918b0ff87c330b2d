// Facts that arrive while a film's page is open.

const ABOUT = ['film-poster', 'film-heading', 'film-get', 'film-plot', 'film-offers', 'film-about', 'film-beside', 'film-sources'];
let isFreshening = false;

async function freshen() {
  const sign = document.querySelector('[data-fresh]');
  if (!sign || isFreshening) return;
  isFreshening = true;
  try {
    const page = await part(sign.dataset.fresh, 'about');
    const moved = page.querySelector('[data-moved]');
    if (moved) return location.replace(moved.dataset.moved);
    isFreshening = false;
    // The parts were loaded again meanwhile, and those are newer.
    if (sign.isConnected) replaceParts(page, ABOUT);
    else freshen();
  } catch {
    sign.remove();
  } finally {
    isFreshening = false;
  }
}
