import { page } from '../../../../tests/support/sitePages';
import { startSite } from '../../../../tests/support/siteServer';
import { auditSite } from '../testSupport';
import { fragmentOf } from '../urls/url';
import { fragmentMissing } from './fragment-missing';
import { link } from './testPage';

const of = (hasFragment: boolean | null) =>
  fragmentMissing.check(link({ role: 'fragment', fragment: 'prices', hasFragment }))?.message;

test('a place that the page does not have', () => {
  expect(of(false)).toBe('/target has no place called “prices”.');
});

test('not one that it has, nor one on a page whose places are not known', () => {
  expect(of(true)).toBeUndefined();
  expect(of(null)).toBeUndefined();
});

test.each([
  ['/a#prices', 'prices'],
  ['#pr%C3%A9face', 'préface'],
  ['#100%', '100%'],
  ['#prices:~:text=cheap', 'prices'],
])('%s points at %s', (written, place) => expect(fragmentOf(written)).toBe(place));

test.each([
  '/a',
  '/a#',
  '#top',
  '#TOP',
  '#:~:text=cheap',
  '/app#/settings',
  '/app#!/settings',
  '/app#tab=2&sort=name',
])('%s points at no place', (written) => expect(fragmentOf(written)).toBe(''));

test('on a real site: places of the page itself, of others, by id and by name, through redirects', async () => {
  const words = 'Many words that make this a page of its own. '.repeat(5);
  const place = '<h2 id="here">Here</h2><a name="old">Old</a><h2 id="%C3%BCber">Über</h2>';
  const links = [
    '#here',
    '#%C3%BCber',
    '#nowhere',
    '/b#there',
    '/b#nothing',
    '/b#old',
    '/b#%C3%BCber',
    '/b#tab=2',
    '/moved#there',
    '/moved#gone',
    '/placed#gone',
    '#/route',
  ];
  const body = `${place}${words}${links.map((href) => `<a href="${href}">x</a>`).join(' ')}
<a href="#tab" role="tab">Tab</a><a href="#panel" data-toggle="tab">Panel</a>`;
  const site = await startSite(() => ({
    '/': page('A', { body, nav: false }),
    '/b': page('B', {
      body: `<h2 id="there">There</h2><a name="old">Old</a><h2 id="%c3%bcber">Über</h2><p>${words}`,
      nav: false,
    }),
    '/moved': { status: 301, headers: { location: '/b' } },
    // A place that a redirect names comes before the link's.
    '/placed': { status: 301, headers: { location: '/b#there' } },
  }));
  const { findings } = await auditSite({ url: site.url });
  await site.close();
  const found = findings.filter(({ rule }) => rule === 'fragment-missing');
  expect(found.map(({ evidence }) => evidence.value).sort()).toEqual(['#gone', '#nothing', '#nowhere']);
});
