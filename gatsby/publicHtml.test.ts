/** @jest-environment jsdom */
import { choosingScript } from './publicHtml';

const siteScript = '/static/site/site-1.js';

/** Opens the page at a URL and returns what it loads. */
function loadedAt(search: string, always = false) {
  history.replaceState(null, '', `/waitlist${search}`);
  document.body.innerHTML = `<div id="___gatsby"><h1>Join the waitlist</h1></div><template id="application"><script id="page">window.pagePath = '/waitlist';</script><script src="/app-1.js" async></script></template>`;
  new Function(choosingScript(siteScript, always))();
  return {
    scripts: [...document.querySelectorAll('script')].map(
      (script) => script.getAttribute('src') ?? script.text,
    ),
    shown: document.getElementById('___gatsby')?.textContent,
  };
}

const application = {
  scripts: ["window.pagePath = '/waitlist';", '/app-1.js'],
  shown: 'Opening the waitlist',
};
const publicPage = { scripts: [siteScript], shown: 'Join the waitlist' };

beforeEach(() => localStorage.clear());

test('gives a visitor the public page and nothing of the application', () => {
  expect(loadedAt('')).toEqual(publicPage);
  expect(loadedAt('?problem=slow-down')).toEqual(publicPage);
});

test('opens the application for a link from an email', () => {
  expect(loadedAt('?ticket=abc')).toEqual(application);
});

test('opens the application in a browser that has logged in before', () => {
  localStorage.setItem('plumbline-session', 'uid 1');
  expect(loadedAt('')).toEqual(application);
});

test('gives everyone the application’s form if App Check is on', () => {
  expect(loadedAt('', true)).toEqual(application);
});
