// Theatres near me: the browser asks the person first, and the place is rounded to a kilometre before it is sent.

/** Lets a form send where the person is, or say that the browser does not tell. */
function askPlace(form) {
  const [button, problem] = [form.querySelector('button'), form.querySelector('[role=alert]')];
  form.hidden = !navigator.geolocation;
  form.addEventListener('submit', (event) => {
    if (form.elements.near.value) return;
    event.preventDefault();
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      form.elements.near.value = [coords.latitude, coords.longitude].map((degrees) => degrees.toFixed(2)).join();
      form.submit();
    }, () => {
      button.disabled = false;
      problem.hidden = false;
      problem.textContent = form.dataset.near;
    }, { timeout: 10_000, maximumAge: 600_000 });
  });
}

document.querySelectorAll('form[data-near]').forEach(askPlace);

// The theatre is more likely where the person is than where the server is.
const zone = document.querySelector('input[data-zone]');
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
