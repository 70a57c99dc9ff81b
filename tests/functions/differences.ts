const busy =
  'A server that asks for patience says nothing about its page: unverified, with what it answered.';
const refused =
  'It refuses a crawler and may let people in, so nothing is proven: unverified, with what it answered.';
const noise =
  'Tracking parameters and needless escapes name the same page, which is asked once under its plain address.';
const robots = 'The site’s robots.txt keeps crawlers from this page, and so from what is behind it.';
const template =
  'What stands in a template is no part of the page until a script fills it in; the address is half made.';
const passing = 'It fails once and is well when asked again, as a visitor who reloads would see.';
const unread = 'Linkinator does not look in this place; a browser or a reader does.';

const router = 'A router in the page’s script reads this; it names no place in the HTML.';
const textFragment = 'It asks the browser to find words on the page, and is no part of a place’s name.';

/**
 * Where linkinator and Plumbline differ, and why Plumbline is right. An outdated line fails the test, and so does a
 * difference that is not listed.
 */
export const differences: Readonly<
  Record<'odd' | 'faulty' | 'places' | 'own', Readonly<Record<string, string>>>
> = {
  odd: {
    '/%7euser: ok, we say not asked': noise,
    '/?utm_source=x: ok, we say not asked': noise,
    '/tracked?utm_source=x&a=1: ok, we say not asked': noise,
    '/gone/%C3%A9-latin1: not asked, we say broken':
      'The page is in Latin-1, by its header: this is the address it holds.',
    '/gone/%EF%BF%BD-latin1: broken, we say not asked':
      'The page is in Latin-1, and does not hold this address; read as UTF-8 it seems to.',
    '/gone/in-utf16: not asked, we say broken': 'The page is in UTF-16, by its header, and browsers read it.',
    '/gone/in-no-type: not asked, we say broken':
      'Without a type browsers look at the first characters, which are those of HTML.',
    '/gone/in-picture: broken, we say not asked':
      'The body is a picture under the name of HTML; no browser finds a link in it.',
    '/gone/behind-robots: broken, we say not asked': robots,
    '/gone/breadcrumb: not asked, we say broken': unread,
    '/gone/css-escape.png: not asked, we say broken':
      'The address is escaped as CSS escapes; this is what browsers read.',
    '/gone/css/2d%20escape.png: broken, we say not asked':
      'The address is escaped as CSS escapes, and browsers read another one.',
    '/gone/css-text.png: broken, we say not asked':
      'It stands in a text that the style sheet shows, not in a url().',
    '/gone/drawing.svg: not asked, we say broken': unread,
    '/gone/feed: not asked, we say broken': unread,
    '/gone/form: not asked, we say broken': unread,
    '/gone/formaction: not asked, we say broken': unread,
    '/gone/manifest.png: not asked, we say broken': unread,
    '/gone/other-meta: broken, we say not asked':
      'It stands in a meta that has no use for an address; nobody opens it.',
    '/gone/pingback: broken, we say not asked':
      'It takes what other servers send, and answers nobody who only asks.',
    '/gone/srcdoc: not asked, we say broken': unread,
    '/gone/template: broken, we say not asked': template,
    '/place/http//gone.example: broken, we say ok':
      'It is told as a mistyped address, which is what to mend, and not once more as broken.',
    '/shell.png: ok, we say broken':
      'It answers 200 with a page of HTML, and no browser shows that as an image.',
    '/status/401: broken, we say unverified': refused,
    '/status/403: broken, we say unverified': refused,
    '/status/405: broken, we say unverified': refused,
    '/status/418: broken, we say unverified': refused,
    '/status/451: broken, we say unverified': refused,
    '/status/999: not asked, we say unverified': refused,
    '/status/429: broken, we say unverified': busy,
    '/status/busy-for-long: broken, we say unverified': busy,
    '/status/passing: broken, we say ok': passing,
    '/to/cookie: broken, we say unverified':
      'It redirects in a loop until its cookie comes back, as a browser’s would.',
    '/to/mail: broken, we say ok':
      'It redirects into a mail program, which is what a visitor’s browser opens.',
  },
  faulty: {
    '/about?utm_source=newsletter: broken, we say not asked': noise,
    '/flaky: broken, we say ok': passing,
    '/in-a-template.png: broken, we say not asked': template,
    '/in-a-template/%7B%7Bid%7D%7D: broken, we say not asked': template,
    '/never-seen: broken, we say not asked': robots,
    'http://elsewhere/busy: broken, we say unverified': busy,
    'http://elsewhere/for-people-only: broken, we say unverified':
      'That site’s robots.txt keeps crawlers out, so it was not asked.',
    'http://elsewhere/forbidden: broken, we say unverified': refused,
  },
  places: {
    '/named#gone: missing, we say there':
      'It redirects to a place of its own, and that is where a browser goes.',
    '/there#!/route: missing, we say there': router,
    '/there#/route: missing, we say there': router,
    '/there#:~:text=Words: missing, we say there': textFragment,
    '/there#id:~:text=Words: missing, we say there': textFragment,
  },
  own: {},
};
