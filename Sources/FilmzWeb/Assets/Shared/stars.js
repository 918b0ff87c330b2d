// Stars by drag.

let draggedStars;

function starAt(event) {
  const half = document.elementFromPoint(event.clientX, event.clientY)?.closest('.half');
  return half && draggedStars?.contains(half) ? half.querySelector('input') : null;
}

document.addEventListener('pointerdown', (event) => {
  draggedStars = event.target.closest?.('[data-stars]');
});

document.addEventListener('pointermove', (event) => {
  const star = draggedStars && event.buttons ? starAt(event) : null;
  if (!star || star.checked) return;
  star.checked = true;
  draggedStars.dataset.dragged = star.value;
});

for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => {
    const moved = draggedStars?.dataset.dragged;
    if (moved) {
      delete draggedStars.dataset.dragged;
      draggedStars.querySelector(':checked')?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    draggedStars = null;
  });
}
