import type { SiteHistory } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { matchingSites, suggestionsOf } from './siteSuggestions';

const at = new Date('2026-03-01');
const run = (url: string, grade: SiteRun['grade']): SiteRun => ({
  jobId: url,
  at,
  score: 80,
  grade,
  errors: 0,
  warnings: 0,
  comparable: `site ${url} mark`,
});
const site = (...runs: readonly SiteRun[]): SiteHistory => ({
  host: 'x',
  runs,
  worseAt: null,
  updatedAt: at,
});

const all = suggestionsOf([
  site(run('https://old.example/', 'F'), run('https://www.example.com/', 'B')),
  site(run('http://docs.example.com/guide/?v=1', 'A')),
  site(run('https://xn--bcher-kva.example/', 'C')),
  site(),
]);
const matches = (typed: string) => matchingSites(all, typed).map(({ shown }) => shown);

test('suggests the last start URL of each site, with its last grade', () => {
  expect(all).toEqual([
    { url: 'https://www.example.com', shown: 'www.example.com', grade: 'B' },
    { url: 'http://docs.example.com/guide/?v=1', shown: 'docs.example.com/guide/?v=1', grade: 'A' },
    { url: 'https://xn--bcher-kva.example', shown: 'bücher.example', grade: 'C' },
  ]);
});

test('filters the sites as the URL is typed, those that start with it first', () => {
  expect(matches('')).toHaveLength(3);
  expect(matches('EXAM')).toEqual(['www.example.com', 'docs.example.com/guide/?v=1', 'bücher.example']);
  expect(matches('https://docs')).toEqual(['docs.example.com/guide/?v=1']);
  expect(matches('büch')).toEqual(['bücher.example']);
  expect(matches('xn--b')).toEqual(['bücher.example']);
  expect(matches('other')).toEqual([]);
});

test('suggests nothing once the URL is complete', () => {
  expect(matches('example.com')).toEqual([]);
  expect(matches('https://www.example.com/')).toEqual([]);
  expect(matches('http://docs.example.com/guide/?v=1')).toEqual([]);
});
