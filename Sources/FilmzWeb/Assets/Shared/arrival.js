// What happens when a page was loaded.

if (history.state?.sheet) history.replaceState(null, '');

const year = document.querySelector('[data-years] [aria-current]');
if (year) year.parentElement.scrollLeft = year.offsetLeft - (year.parentElement.clientWidth - year.offsetWidth) / 2;
armToast();
watchMore();
watchPictures();
freshen();
findElsewhere();
