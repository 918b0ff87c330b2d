// Providers' lists and offers that arrive while a page is open. Each comes by itself, so that none waits for another.

async function freshenRow(row) {
  const { id, dataset: { row: address, with: other } } = row;
  row.removeAttribute('data-row');
  try {
    const page = await part(address, 'row');
    // It was loaded again meanwhile, and that one asks too.
    if (row.isConnected) replaceParts(page, other ? [id, other] : [id]);
    if (byId('announce')) announceFound();
  } catch {
    // What was kept stays.
    row.removeAttribute('aria-busy');
    row.classList.remove('coming');
  }
}

function freshenRows() {
  for (const row of document.querySelectorAll('[data-row]')) freshenRow(row);
}
