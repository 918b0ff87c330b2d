// Pictures of films: each replaces a drawn poster when it is near the visible part and has been loaded.

// Browsers open six connections to a server. Two stay free for other requests.
const PICTURES_AT_ONCE = 4;
const wanted = new Set();
let underWay = 0;

// Those that could not be had. They are tried again when they come near once more.
const missed = new WeakSet();

const nearby = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    wanted[isIntersecting && !missed.has(target) ? 'add' : 'delete'](target);
    if (!isIntersecting) missed.delete(target);
  }
  fetchPictures();
}, { rootMargin: '300px' });

function watchPictures() {
  for (const poster of document.querySelectorAll('img[data-picture]')) nearby.observe(poster);
}
new MutationObserver(watchPictures).observe(document.body, { childList: true, subtree: true });

function fetchPictures() {
  for (const poster of wanted) {
    if (underWay === PICTURES_AT_ONCE) return;
    wanted.delete(poster);
    nearby.unobserve(poster);
    if (poster.isConnected) exchange(poster);
  }
}

async function exchange(poster) {
  const address = poster.dataset.picture;
  // Each is loaded once, however often the page changes meanwhile.
  poster.removeAttribute('data-picture');
  const picture = new Image();
  picture.src = address;
  underWay += 1;
  try {
    await picture.decode();
    poster.src = address;
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches) poster.animate({ opacity: [0.3, 1] }, 300);
  } catch {
    // The drawn poster stays.
    poster.dataset.picture = address;
    missed.add(poster);
    nearby.observe(poster);
  } finally {
    underWay -= 1;
    fetchPictures();
  }
}

/** Shows the drawn poster when a picture has been removed since the page was made. */
function drawInstead(poster) {
  const path = poster.src && new URL(poster.src).pathname;
  if (path && /\/films\/\d+\/picture$/.test(path)) poster.src = path.replace(/picture$/, 'poster.svg');
}
document.addEventListener('error', ({ target }) => target.matches?.('img.poster') && drawInstead(target), { capture: true });
for (const poster of document.querySelectorAll('img.poster')) {
  if (poster.complete && !poster.naturalWidth) drawInstead(poster);
}
