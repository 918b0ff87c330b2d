// Toasts: what was done, and the button to undo it.

let toastTimer;
let usesKeyboard = false;

for (const [event, isKey] of [['keydown', true], ['pointerdown', false]]) {
  document.addEventListener(event, ({ key, target }) => {
    // Typing into a field does not show that somebody navigates by keys.
    if (!isKey || key === 'Tab' || !target.matches?.('input, textarea')) usesKeyboard = isKey;
  }, { capture: true });
}

/** Moves the toast to the other edge if it would cover what was just used, because that may be used again. */
function keepClear(toast) {
  toast.classList.remove('high');
  const used = document.activeElement.getBoundingClientRect();
  const isCovered = [...toast.children].map((child) => child.getBoundingClientRect())
    .some((box) => used.bottom > box.top && used.top < box.bottom && used.right > box.left && used.left < box.right);
  const search = document.querySelector('[data-search]')?.getBoundingClientRect();
  toast.style.setProperty('--clear', `${Math.max(0, search?.bottom ?? 0)}px`);
  toast.classList.toggle('high', isCovered && !document.activeElement.matches('body, main') && !toast.contains(document.activeElement));
}

/** Hides the toast after a while, but not while the pointer or the focus is on it, and not from people who use the Tab key. */
function armToast() {
  clearTimeout(toastTimer);
  const toast = byId('toast');
  const box = toast.querySelector('.toast:not(.notice)');
  if (!box) return;
  keepClear(toast);
  toastTimer = setTimeout(() => {
    if (usesKeyboard || toast.matches(':hover, :focus-within')) armToast();
    else box.remove();
  }, 10_000);
}

/** Says why nothing was changed. The toast goes away by itself, unless somebody is on it. */
function sayNotice(message) {
  const toast = byId('toast');
  for (const old of toast.querySelectorAll('.notice')) if (old.textContent === message.textContent) old.remove();
  const box = document.createElement('div');
  box.className = 'toast notice';
  box.append(message);
  toast.append(box);
  keepClear(toast);
  const leave = () => {
    if (box.matches(':hover, :active')) setTimeout(leave, 1000);
    else box.remove();
  };
  setTimeout(leave, 6000);
}

/** Says why nothing was changed, in the open sheet if there is one. Without a reason, the network or the server is gone. */
function sayFailed(reason = byId('toast').dataset[navigator.onLine ? 'unreachable' : 'offline']) {
  const message = document.createElement('p');
  message.textContent = reason;
  const foot = document.querySelector('dialog[open] .sheet-foot');
  if (foot) {
    message.className = 'field-problem';
    message.setAttribute('role', 'alert');
    foot.querySelector('.field-problem')?.remove();
    foot.prepend(message);
  } else {
    sayNotice(message);
  }
}
