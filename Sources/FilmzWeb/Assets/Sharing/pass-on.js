// Sharing: the preview image as one types, and the system's own sheet for sending.

const sender = byId('send-link');
if (sender && navigator.share) {
  sender.hidden = false;
  // The card goes along where the browser can send files. It must be there before the click, which lasts only a moment.
  const shown = byId('card-look');
  const picture = !shown ? null : fetch(shown.src).then((answer) => answer.blob())
    .then((card) => new File([card], 'filmz.png', { type: card.type })).catch(() => null);
  sender.addEventListener('click', async () => {
    const { send: url, title } = sender.dataset;
    const card = await Promise.race([picture, new Promise((resolve) => { setTimeout(resolve, 500); })]);
    const text = (byId('link-text')?.value ?? '').replace(url, '').trim();
    const whole = { title, text, url, files: card ? [card] : [] };
    const plain = { title, text, url };
    try {
      await navigator.share(card && navigator.canShare?.(whole) ? whole : plain);
    } catch {
      // Somebody changed their mind.
    }
  });
}

/** The card's address with what the form says now. */
function cardOf(form, address, format) {
  const url = new URL(address, location.href);
  const data = new FormData(form);
  for (const name of ['message', 'sender']) {
    const value = data.get(name);
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  const stars = form.elements.stars;
  if (stars) {
    if (stars.checked) url.searchParams.set('rating', stars.dataset.rating);
    else url.searchParams.delete('rating');
  }
  url.searchParams.set('as', format);
  return url.href;
}

const passOn = byId('pass-on');
if (passOn) {
  let timer;
  const draw = () => {
    const card = byId('card-look');
    card.src = cardOf(passOn, card.src, 'preview');
    for (const link of passOn.querySelectorAll('[data-card]')) link.href = cardOf(passOn, link.href, link.dataset.card);
  };
  passOn.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(draw, 600);
  });
}
