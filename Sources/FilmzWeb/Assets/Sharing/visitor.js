// On pages for visitors: the address of their own Filmz is typed once. It stays in their browser, and nothing is sent.
// The pages work the same without this.

const field = document.getElementById('filmz');
const name = 'filmz-own';
try {
  if (field && !field.value) field.value = localStorage.getItem(name) ?? '';
  field?.form.addEventListener('submit', () => localStorage.setItem(name, field.value.trim()));
} catch {
  // The browser keeps nothing for this site.
}
