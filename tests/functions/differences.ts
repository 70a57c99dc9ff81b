const busy = 'A busy server says nothing about its page, so it is unverified, with the response as evidence.';
const refused =
  'The server rejects crawlers and may let visitors through, so nothing is proven. It is unverified, with the response as evidence.';
const normalized =
  'Tracking parameters and needless escapes name the same page, which is requested once at its normalized URL.';
const robots = 'The site’s robots.txt disallows this page, so what it links to isn’t discovered.';
const template =
  'The content of a template isn’t part of the page until a script inserts it, and the URL is incomplete.';
const passing = 'The first request fails and the second succeeds, as a visitor who reloads would see.';
const unread = 'Linkinator doesn’t read this element, but a browser or a feed reader does.';

const router = 'A router in the page’s script reads this. It isn’t an anchor in the HTML.';
const textFragment = 'It asks the browser to find a text on the page, and isn’t part of an anchor’s name.';

/**
 * Where linkinator and Plumbline differ, and why Plumbline is right. An outdated line fails the test, and so does a
 * difference that is not listed.
 */
export const differences: Readonly<
  Record<'odd' | 'faulty' | 'fragments' | 'own', Readonly<Record<string, string>>>
> = {
  odd: {
    '/%7euser: ok, we say not requested': normalized,
    '/?utm_source=x: ok, we say not requested': normalized,
    '/tracked?utm_source=x&a=1: ok, we say not requested': normalized,
    '/gone/%C3%A9-latin1: not requested, we say broken':
      'The header says that the page is in Latin-1. In Latin-1, it contains this URL.',
    '/gone/%EF%BF%BD-latin1: broken, we say not requested':
      'The page is in Latin-1 and doesn’t contain this URL. It only seems to when read as UTF-8.',
    '/gone/in-utf16: not requested, we say broken':
      'The header says that the page is in UTF-16, and browsers read it.',
    '/gone/in-no-type: not requested, we say broken':
      'Without a content type, browsers look at the first bytes, which are those of HTML.',
    '/gone/in-picture: broken, we say not requested':
      'The body is an image with the content type of HTML. No browser finds a link in it.',
    '/gone/behind-robots: broken, we say not requested': robots,
    '/gone/breadcrumb: not requested, we say broken': unread,
    '/gone/css-escape.png: not requested, we say broken':
      'The URL has CSS escapes. This is what browsers read.',
    '/gone/css/2d%20escape.png: broken, we say not requested':
      'The URL has CSS escapes, and browsers read a different one.',
    '/gone/css-text.png: broken, we say not requested':
      'It is in a string that the style sheet displays, not in a url().',
    '/gone/drawing.svg: not requested, we say broken': unread,
    '/gone/feed: not requested, we say broken': unread,
    '/gone/form: not requested, we say broken': unread,
    '/gone/formaction: not requested, we say broken': unread,
    '/gone/manifest.png: not requested, we say broken': unread,
    '/gone/other-meta: broken, we say not requested':
      'It is in a meta element that doesn’t contain a URL. No browser opens it.',
    '/gone/pingback: broken, we say not requested':
      'It is an endpoint for POST requests from other servers. A GET request fails.',
    '/gone/srcdoc: not requested, we say broken': unread,
    '/gone/template: broken, we say not requested': template,
    '/place/http//gone.example: broken, we say ok':
      'It is reported as a mistyped URL, which is the problem to fix, and not again as broken.',
    '/shell.png: ok, we say broken':
      'It returns 200 with an HTML page, which no browser displays as an image.',
    '/status/401: broken, we say unverified': refused,
    '/status/403: broken, we say unverified': refused,
    '/status/405: broken, we say unverified': refused,
    '/status/418: broken, we say unverified': refused,
    '/status/451: broken, we say unverified': refused,
    '/status/999: not requested, we say unverified': refused,
    '/status/429: broken, we say unverified': busy,
    '/status/busy-for-long: broken, we say unverified': busy,
    '/status/passing: broken, we say ok': passing,
    '/to/cookie: broken, we say unverified':
      'It redirects in a loop until a client sends its cookie, as a browser does.',
    '/to/mail: broken, we say ok': 'It redirects to a mailto: URL, which opens the visitor’s email program.',
  },
  faulty: {
    '/about?utm_source=newsletter: broken, we say not requested': normalized,
    '/flaky: broken, we say ok': passing,
    '/in-a-template.png: broken, we say not requested': template,
    '/in-a-template/%7B%7Bid%7D%7D: broken, we say not requested': template,
    '/never-seen: broken, we say not requested': robots,
    'http://elsewhere/busy: broken, we say unverified': busy,
    'http://elsewhere/for-people-only: broken, we say unverified':
      'That site’s robots.txt disallows crawlers, so it wasn’t requested.',
    'http://elsewhere/forbidden: broken, we say unverified': refused,
  },
  fragments: {
    '/named#gone: missing, we say there':
      'It redirects to a URL with its own fragment, which browsers follow.',
    '/there#!/route: missing, we say there': router,
    '/there#/route: missing, we say there': router,
    '/there#:~:text=Words: missing, we say there': textFragment,
    '/there#id:~:text=Words: missing, we say there': textFragment,
  },
  own: {},
};
