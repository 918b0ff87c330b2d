// Printing a list, and files with films: chosen, or dropped anywhere on the page.

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

const fileForm = () => document.querySelector('.file-form');

document.addEventListener('change', (event) => {
  if (event.target.matches?.('.file-form [type=file]') && event.target.files.length) event.target.form.requestSubmit();
});

document.addEventListener('dragover', (event) => {
  if (!fileForm() || !event.dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  fileForm().classList.add('drop-here');
});

document.addEventListener('dragleave', (event) => {
  // The pointer left the window.
  if (!event.relatedTarget) fileForm()?.classList.remove('drop-here');
});

document.addEventListener('drop', (event) => {
  const form = fileForm();
  if (!form || !event.dataTransfer.files.length) return;
  event.preventDefault();
  form.classList.remove('drop-here');
  const given = new DataTransfer();
  const { multiple } = form.elements.file;
  for (const file of [...event.dataTransfer.files].slice(0, multiple ? undefined : 1)) given.items.add(file);
  form.elements.file.files = given.files;
  form.requestSubmit();
});
