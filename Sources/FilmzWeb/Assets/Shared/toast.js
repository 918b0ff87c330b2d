// Toasts: what was done, and the way back.

let toastTimer;
let usesKeyboard = false;

for (const [event, isKey] of [['keydown', true], ['pointerdown', false]]) {
  document.addEventListener(event, () => { usesKeyboard = isKey; }, { capture: true });
}

/** Moves the toast to the other edge where it would cover what was just used, which may be wanted again. */
function keepClear(toast) {
  toast.classList.remove('high');
  const [used, box] = [document.activeElement, toast.firstElementChild].map((element) => element.getBoundingClientRect());
  const isCovered = used.bottom > box.top && used.top < box.bottom && used.right > box.left && used.left < box.right;
  toast.classList.toggle('high', isCovered && !document.activeElement.matches('body, main') && !toast.contains(document.activeElement));
}

/** Hides the toast after a while, but never under a pointer or the focus, and never from who has to tab there. */
function armToast() {
  clearTimeout(toastTimer);
  const toast = byId('toast');
  if (!toast.firstElementChild) return;
  keepClear(toast);
  toastTimer = setTimeout(() => {
    if (usesKeyboard || toast.matches(':hover, :focus-within')) armToast();
    else toast.replaceChildren();
  }, 10_000);
}

/** Says that the network is gone, where the person looks: in the sheet when one is open. */
function sayOffline() {
  const message = document.createElement('p');
  message.textContent = byId('toast').dataset.offline;
  const foot = document.querySelector('dialog[open] .sheet-foot');
  if (foot) {
    message.className = 'field-problem';
    message.setAttribute('role', 'alert');
    foot.querySelector('.field-problem')?.remove();
    foot.prepend(message);
  } else {
    const box = document.createElement('div');
    box.className = 'toast';
    box.append(message);
    byId('toast').replaceChildren(box);
    armToast();
  }
}
