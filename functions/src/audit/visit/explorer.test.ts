import * as v from 'valibot';
import { type JobInput, jobInputSchema, type Scope as ScopeName } from '#domain/jobInput';
import type { Asked } from '../fetch/fetcher';
import { Robots } from '../robots/robots';
import { Scope } from '../urls/scope';
import { Explorer, type ExplorerParts } from './explorer';
import { questionsOf } from './questions';

const mockCertificate = { http2: true, validTo: 5, seenAt: 1 };

jest.mock('../fetch/tlsProbe', () => ({
  probeTls: async (origin: string) => (origin === 'https://site.example' ? mockCertificate : null),
}));

const silence: Asked = { kind: 'silence', error: 'ETIMEDOUT', attempts: 2, durationMs: 1 };
const answer: Asked = {
  kind: 'answer',
  status: 200,
  headers: {},
  body: null,
  bytes: 0,
  durationMs: 1,
  firstByteMs: 1,
  attempts: 1,
};
const visit = { asked: silence, closed: false, outcome: null, redirect: null, facts: null };

interface TestExplorer {
  readonly input: JobInput;
  readonly ask: ExplorerParts['ask'];
  readonly visited?: string[];
}

const explorerWith = ({ input, ask, visited = [] }: TestExplorer) =>
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
        return { ...visit, file: null };
      },
    },
    ask,
    count: () => undefined,
    allowPrivate: false,
    now: () => 1,
  });

it.each<[ScopeName, string]>([
  ['site', '/'],
  ['section', '/docs/'],
  ['list', '/'],
])('a %s learns of its host’s encryption, and what %s says for what is missing', async (scope, folder) => {
  const start = 'https://site.example/docs/';
  const input = v.parse(jobInputSchema, { url: start, scope, urls: scope === 'list' ? [start] : [] });
  const visited: string[] = [];
  const explorer = explorerWith({
    input,
    ask: async (url) => (url === 'http://site.example/' ? answer : silence),
    visited,
  });
  const questions = questionsOf(input);
  if (!questions) throw new Error('it asks nothing');
  const { facts } = await explorer.explore(start, questions, undefined);
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
])('an icon that is answered with %s', async (status, icon) => {
  const start = 'https://site.example/';
  const input = v.parse(jobInputSchema, { url: start, respectRobots: false });
  const ask = async (): Promise<Asked> => ({ ...answer, status });
  const questions = questionsOf(input);
  if (!questions) throw new Error('it asks nothing');
  const { facts } = await explorerWith({ input, ask }).explore(start, questions, undefined);
  expect(facts.icon).toBe(icon);
});
