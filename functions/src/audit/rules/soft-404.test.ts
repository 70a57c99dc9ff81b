import type { LostFacts } from '../visit/siteFacts';
import { soft404 } from './soft-404';
import { surveyed } from './testSite';

const lost: LostFacts = {
  url: 'https://example.com/made-up',
  status: 200,
  redirectedTo: null,
  title: 5,
  text: 7,
  sketch: 'ab'.repeat(32),
};
const home = { at: '/', depth: 0 };
const same = { at: '/gone', note: { h: [5, 0, 7] } };
const nearly = { at: '/gone', note: { h: [5, 0, 8], s: `${'ab'.repeat(31)}00` } };
const said =
  '/gone This page says what the site says for an address that doesn’t exist, but answers 200 (ok).';

test('a page that says what the site says when there is none', () => {
  expect(surveyed(soft404, { facts: { lost }, pages: [home, same] })).toEqual([said]);
  expect(surveyed(soft404, { facts: { lost }, pages: [home, nearly] })).toEqual([said]);
});

test('not another page with the same title', () => {
  expect(surveyed(soft404, { facts: { lost }, pages: [home, { at: '/a', note: { h: [5, 0, 9] } }] })).toEqual(
    [],
  );
});

test('not on a site that answers such addresses with an error', () => {
  expect(surveyed(soft404, { facts: { lost: { ...lost, status: 404 } }, pages: [home, same] })).toEqual([]);
});

test('not on a site whose every address is the same shell for scripts', () => {
  const shell = { at: '/', note: { h: [5, 0, 7] } };
  expect(surveyed(soft404, { facts: { lost }, pages: [shell, same] })).toEqual([]);
});

test('not the page that lost addresses are sent to', () => {
  const sent = { ...lost, redirectedTo: 'https://example.com/gone' };
  expect(surveyed(soft404, { facts: { lost: sent }, pages: [home, same] })).toEqual([]);
});
