/** @jest-environment jsdom */
import { choosingScript } from './publicFace';

const siteScript = '/static/site/site-1.js';

/** What the page loads, as it is opened at an address. */
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

test('a visitor gets the public page, and nothing of the application', () => {
  expect(loadedAt('')).toEqual(publicPage);
  expect(loadedAt('?problem=slow-down')).toEqual(publicPage);
});

test('the link of a mail opens the application', () => {
  expect(loadedAt('?ticket=abc')).toEqual(application);
});

test('so does a browser in which somebody has logged in', () => {
  localStorage.setItem('plumbline-session', 'uid 1');
  expect(loadedAt('')).toEqual(application);
});

test('with App Check everybody gets the form that can prove where it stands', () => {
  expect(loadedAt('', true)).toEqual(application);
});
