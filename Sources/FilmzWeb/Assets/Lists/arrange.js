// The order of a list: by drag, and by arrow keys on a handle.

import { byId, send } from './app.js';

const rowOf = (element) => element?.closest?.('.arrange > li');

/** Sends where a row is now, by the row beside it. The answer has the new numbers. */
function sendPlace(row) {
  const [place, other] = row.nextElementSibling ? ['before', row.nextElementSibling] : ['after', row.previousElementSibling];
  const form = row.querySelector('.move');
  const values = { place, other: other.querySelector('[name=film]').value };
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  send(form);
}

/** Puts a row beyond another one. The others move, because an element that is moved loses the pointer. */
function pass(row, other) {
  const isDown = row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (let passed; passed !== other;) {
    passed = isDown ? row.nextElementSibling : row.previousElementSibling;
    row[isDown ? 'before' : 'after'](passed);
  }
}

document.addEventListener('pointerdown', (event) => {
  const handle = event.target.closest?.('.drag-handle');
  const row = rowOf(handle);
  if (!row || event.button) return;
  event.preventDefault();
  handle.focus();
  handle.setPointerCapture(event.pointerId);
  const start = row.nextElementSibling;
  const ranks = () => row.parentElement.querySelectorAll('.rank');
  const numbers = [...ranks()].map((rank) => rank.textContent);
  const count = () => ranks().forEach((rank, place) => { rank.textContent = numbers[place]; });
  row.classList.add('dragged');
  const edge = 72;
  let [y, frame] = [event.clientY, 0];
  const step = () => {
    // Near an edge of the screen the page goes on.
    const speed = y < edge ? y - edge : y > innerHeight - edge ? y - innerHeight + edge : 0;
    if (speed) scrollBy({ top: speed / 4, behavior: 'instant' });
    const over = [...row.parentElement.children].find((other) => {
      const { top, bottom } = other.getBoundingClientRect();
      return other !== row && y >= top && y < bottom;
    });
    if (over) {
      pass(row, over);
      count();
    }
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  const move = (next) => { y = next.clientY; };
  const stop = (isDropped) => {
    cancelAnimationFrame(frame);
    row.classList.remove('dragged');
    handle.removeEventListener('pointermove', move);
    if (row.nextElementSibling === start) return;
    if (isDropped) return sendPlace(row);
    row.parentElement.insertBefore(row, start);
    count();
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', () => stop(true), { once: true });
  handle.addEventListener('pointercancel', () => stop(false), { once: true });
});

document.addEventListener('keydown', (event) => {
  const row = event.target.matches?.('.drag-handle') && rowOf(event.target);
  const place = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }[event.key];
  if (!row || !place) return;
  event.preventDefault();
  row.querySelector(`[name=place][value=${place}]:enabled`)?.click();
});
