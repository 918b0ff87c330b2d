// The import of every film there is: how far it is, as long as its card is on the page.

const WATCH_PAUSE = 1000;

/** Shows the new numbers in the card. The button to stop stays the same, so that it keeps the focus. */
function tellProgress(page) {
  for (const id of ['import-step', 'import-numbers']) {
    const text = page.getElementById(id).textContent;
    if (byId(id).textContent !== text) byId(id).textContent = text;
  }
  const value = page.getElementById('import-bar').getAttribute('value');
  if (value === null) byId('import-bar').removeAttribute('value');
  else byId('import-bar').setAttribute('value', value);
}

async function watchImport() {
  for (let sign; (sign = document.querySelector('[data-watch]'));) {
    await new Promise((resolve) => { setTimeout(resolve, WATCH_PAUSE); });
    try {
      const page = await part(sign.dataset.watch, 'progress');
      // It was stopped meanwhile.
      if (!sign.isConnected) continue;
      if (page.querySelector('[data-watch]')) tellProgress(page);
      else replaceParts(page, ['catalogue-card']);
    } catch {
      // The server is away for a moment; the next answer counts.
    }
  }
}
