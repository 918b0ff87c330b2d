// Imports that take long, of IMDb's full catalogue or of a person's files: how far they are, as long as it is on the page.

import { byId, part, replaceParts } from './app.js';

const WATCH_PAUSE = 1000;

/** Shows the new numbers in the card. The button to stop stays the same, so that it keeps the focus. */
function tellProgress(page) {
  for (const id of ['import-step', 'import-numbers']) {
    const text = page.getElementById(id)?.textContent;
    if (text !== undefined && byId(id).textContent !== text) byId(id).textContent = text;
  }
  for (const name of ['max', 'value']) {
    const value = page.getElementById('import-bar').getAttribute(name);
    if (value === null) byId('import-bar').removeAttribute(name);
    else byId('import-bar').setAttribute(name, value);
  }
}

async function watchImport() {
  for (let sign; (sign = document.querySelector('[data-watch]'));) {
    await new Promise((resolve) => { setTimeout(resolve, WATCH_PAUSE); });
    try {
      const page = await part(sign.dataset.watch, 'progress');
      // It was stopped meanwhile.
      if (!sign.isConnected) continue;
      if (page.querySelector('[data-watch]')) tellProgress(page);
      else if (!replaceParts(page, ['catalogue-card'])) location.reload();
    } catch {
      // The server is away for a moment; the next answer counts.
    }
  }
}

watchImport();
