// What happens when a page was loaded.

if (history.state?.sheet) history.replaceState(null, '');

/** Keeps the tab marked that led to this page, on pages that belong to none. */
function markTab() {
  const tabs = [...document.querySelectorAll('.tabs a:not(.brand)')];
  const own = tabs.find((tab) => tab.ariaCurrent === 'page');
  try {
    if (own) sessionStorage.setItem('tab', own.pathname);
    else if (!document.querySelector('.to-settings[aria-current]')) {
      tabs.find((tab) => tab.pathname === sessionStorage.getItem('tab'))?.setAttribute('aria-current', 'true');
    }
  } catch {
    // Without storage, no tab is marked.
  }
}

// A page that the browser kept may be shown again after others.
addEventListener('pageshow', ({ persisted }) => persisted && markTab());

const year = document.querySelector('[data-years] [aria-current]');
if (year) year.parentElement.scrollLeft = year.offsetLeft - (year.parentElement.clientWidth - year.offsetWidth) / 2;
markTab();
tellTimeZone();
armToast();
watchMore();
watchPictures();
freshen();
freshenRows();

export {
  afterAMoment, announceFound, base, bones, byId, follow, parse, part, replaceChanged, replaceParts, sayFailed, searchFor, send,
};
