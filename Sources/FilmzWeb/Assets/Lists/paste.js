// Printing a list, and a text file for its films: chosen, or dropped anywhere on the page.

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
  const one = new DataTransfer();
  one.items.add(event.dataTransfer.files[0]);
  form.elements.file.files = one.files;
  form.requestSubmit();
});
