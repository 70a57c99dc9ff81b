import { LeftOut } from '../state/leftOut';
import { linksLeftOut } from './links-left-out';
import { siteOf } from './testSite';

function said(...left: Parameters<LeftOut['add']>[]): string[] {
  const leftOut = new LeftOut();
  for (const one of left) leftOut.add(...one);
  const site = { ...siteOf({ pages: [{ at: '/', depth: 0 }] }), leftOut };
  return [...linksLeftOut.survey(site)].map(({ message }) => message);
}

test('what was left out, each cause by itself', () => {
  expect(
    said(
      ['trap', 'https://example.com/events/1066/10'],
      ['trap', 'https://example.com/events/1066/09'],
      ['limit', 'https://else.example/'],
      ['rest', 'https://example.com/all'],
      ['long', 'https://example.com/?q=1'],
    ),
  ).toEqual([
    'We left out 2 addresses that seemed to belong to a series without an end, such as /events/1066/09.',
    'We left out 1 address, such as https://else.example/: your site names more than a job of this size asks.',
    'Of 1 page we looked at the beginning only, such as /all: there is too much on it.',
    'We left out 1 address of more than 2,048 characters, such as /?q=1.',
  ]);
});

test('nothing when nothing was left out', () => {
  expect(said()).toEqual([]);
});
