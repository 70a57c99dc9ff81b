import type { SiteHistory } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { suggestionsOf } from './siteSuggestions';

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

test('suggests the last start URL of each site, with its last grade', () => {
  expect(all).toEqual([
    { url: 'https://www.example.com', shown: 'www.example.com', grade: 'B' },
    { url: 'http://docs.example.com/guide/?v=1', shown: 'docs.example.com/guide/?v=1', grade: 'A' },
    { url: 'https://xn--bcher-kva.example', shown: 'bücher.example', grade: 'C' },
  ]);
});
