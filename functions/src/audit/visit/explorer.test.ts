import * as v from 'valibot';
import { type JobInput, jobInputSchema, type Scope as ScopeName } from '#domain/jobInput';
import type { FetchResult } from '../fetch/fetcher';
import { Robots } from '../robots/robots';
import { siteChecksOf } from '../sitemap/siteChecks';
import { Scope } from '../urls/scope';
import { Explorer, type ExplorerParts } from './explorer';
import type { Visit } from './visit';

const mockCertificate = { http2: true, validTo: 5, seenAt: 1 };

jest.mock('../fetch/tlsProbe', () => ({
  probeTls: async (origin: string) => (origin === 'https://site.example' ? mockCertificate : null),
}));

const silence = { kind: 'no-response', error: 'ETIMEDOUT', attempts: 2, durationMs: 1 } as const;
const answer: FetchResult = {
  kind: 'answer',
  status: 200,
  headers: {},
  body: null,
  bytes: 0,
  durationMs: 1,
  firstByteMs: 1,
  attempts: 1,
};
const visit: Visit = {
  kind: 'no-response',
  isClosedToSearch: false,
  fetched: silence,
  outcome: { kind: 'unverified', status: 0, error: silence.error },
};

interface TestExplorer {
  readonly input: JobInput;
  readonly fetch: ExplorerParts['fetch'];
  readonly visited?: string[];
}

const explorerWith = ({ input, fetch, visited = [] }: TestExplorer) =>
  new Explorer({
    scope: new Scope(input),
    allowance: input,
    robots: new Robots(async () => silence),
    sitemaps: {
      reading: async () => ({ pages: [], versions: [], facts: { files: [], foreign: [], complete: true } }),
    },
    visitor: {
      visit: async (url) => {
        visited.push(url);
        return visit;
      },
    },
    fetch,
    count: () => undefined,
    allowPrivate: false,
    now: () => 1,
  });

it.each<[ScopeName, string]>([
  ['site', '/'],
  ['section', '/docs/'],
  ['list', '/'],
])('checks the encryption of the host of a %s, and requests a missing page in %s', async (scope, folder) => {
  const start = 'https://site.example/docs/';
  const input = v.parse(jobInputSchema, { url: start, scope, urls: scope === 'list' ? [start] : [] });
  const visited: string[] = [];
  const explorer = explorerWith({
    input,
    fetch: async (url) => (url === 'http://site.example/' ? answer : silence),
    visited,
  });
  const siteChecks = siteChecksOf(input);
  if (!siteChecks) throw new Error('it asks nothing');
  const { facts } = await explorer.explore(start, siteChecks, undefined);
  expect(facts).toMatchObject({
    robots: { url: 'https://site.example/robots.txt', status: 0 },
    insecure: { url: 'http://site.example/', outcome: 'answers' },
    tls: mockCertificate,
  });
  expect(visited).toEqual([expect.stringMatching(`^https://site.example${folder}[0-9a-f]{16}$`)]);
});

it.each([
  [200, true],
  [302, true],
  [404, false],
  [410, false],
  [401, undefined],
  [403, undefined],
  [429, undefined],
  [503, undefined],
])('detects whether there is an icon after a %s', async (status, icon) => {
  const start = 'https://site.example/';
  const input = v.parse(jobInputSchema, { url: start, respectRobots: false });
  const fetch = async (): Promise<FetchResult> => ({ ...answer, status });
  const siteChecks = siteChecksOf(input);
  if (!siteChecks) throw new Error('it asks nothing');
  const { facts } = await explorerWith({ input, fetch }).explore(start, siteChecks, undefined);
  expect(facts.icon).toBe(icon);
});
