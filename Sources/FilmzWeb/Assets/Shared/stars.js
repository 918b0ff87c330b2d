// Half stars by dragging sideways from any place. The value is shown large above the finger.

let giving;

/** How far a place is from the side where the element's lines begin, and how wide the element is. */
function placeIn(element, x) {
  const { left, right, width } = element.getBoundingClientRect();
  return { at: getComputedStyle(element).direction === 'rtl' ? right - x : x - left, width };
}

/** The radio button at this place: the one for no stars before the first, if there is one, and the last one after the last. */
function starAt(field, x) {
  const { at, width } = placeIn(field.querySelector('.halves'), x);
  const halves = Math.ceil((at / width) * 10);
  return field.querySelectorAll('.half input')[Math.min(halves, 10) - 1] ?? field.querySelector('.none input') ?? field.querySelector('input');
}

document.addEventListener('pointerdown', (event) => {
  const field = event.target.closest?.('.halves')?.closest('[data-stars]');
  if (!field || event.button) return;
  const bubble = document.createElement('span');
  bubble.className = 'giving';
  bubble.ariaHidden = 'true';
  bubble.innerHTML = '<b></b><svg class="icon" viewBox="0 0 24 24"><use href="#i-star"/></svg>';
  giving = { field, bubble, from: event.clientX };
});

document.addEventListener('pointermove', (event) => {
  if (!giving || !event.buttons) return;
  const { field, bubble, from } = giving;
  // A finger always moves a little during a tap.
  if (!bubble.isConnected && Math.abs(event.clientX - from) < 6) return;
  const star = starAt(field, event.clientX);
  star.checked = true;
  const { at, width } = placeIn(field, event.clientX);
  const { stars } = field.dataset;
  bubble.firstChild.textContent = stars ? star.value * stars : (star.value || '0').replace(/^0?(\d?)\.5$/, '$1½');
  bubble.style.setProperty('--at', `${Math.min(Math.max(at, 40), width - 40)}px`);
  field.append(bubble);
});

for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => {
    if (giving?.bubble.isConnected) {
      giving.bubble.remove();
      giving.field.querySelector(':checked')?.dispatchEvent(new Event('change', { bubbles: true }));
      // The click at the end of a drag would choose whatever is under the finger.
      const field = giving.field;
      const swallow = (event) => { if (field.contains(event.target)) event.preventDefault(); };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    }
    giving = null;
  });
}
