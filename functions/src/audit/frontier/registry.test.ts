import * as v from 'valibot';
import { noProgress } from '../../../../src/domain/job';
import { jobInputSchema } from '../../../../src/domain/jobInput';
import { Allowance } from '../politeness/allowance';
import { Outbox } from '../state/outbox';
import { CrawlState } from '../state/state';
import { Scope } from '../urls/scope';
import { Frontier } from './frontier';
import { Registry } from './registry';

function registryFor(maxPages: number) {
  const input = v.parse(jobInputSchema, { url: 'https://example.com/', maxPages });
  const state = new CrawlState();
  const sink = { wantsCommit: () => false, commit: async () => undefined };
  const outbox = new Outbox(sink, state, () => noProgress, fail);
  const allowance = new Allowance(input, () => true);
  const parts = { allowance, state, outbox, scope: new Scope(input), frontier: new Frontier() };
  return { state, registry: new Registry({ ...parts, isInFlight: () => false }) };
}

function fail(error: unknown): void {
  throw error;
}

test('more addresses than a job asks are left out, and remembered as that', () => {
  const { registry, state } = registryFor(1);
  const enter = (n: number) =>
    registry.link({ href: `https://example.com/${n}` }, 'check', 1, 'https://example.com/');
  const most = 6_020;
  for (let n = 0; n < most; n++) expect(enter(n)).toBe(n);
  expect([enter(most), enter(most + 1), enter(most), enter(5)]).toEqual([null, null, null, 5]);
  expect([...state.leftOut.of('limit')]).toEqual(['https://example.com/6020', 'https://example.com/6021']);
});

test('a trap is left out when a link leads there, and not when it is what the audit was asked for', () => {
  const { registry, state } = registryFor(1);
  const trap = 'https://example.com/events/1066/10';
  expect(registry.link({ href: trap }, 'page', 1, 'https://example.com/events/1066/09')).toBeNull();
  expect([...state.leftOut.of('trap')]).toEqual([trap]);
  registry.seed(trap);
  expect(state.seeds).toEqual([0]);
  expect(registry.mapped('https://example.com/events/1066/11')).toEqual({ id: 1, isNew: true });
});

test.each([
  ['is read', 1, 'page'],
  ['is still only asked when it lies too deep', 1_000, 'check'],
] as const)('what was asked only as a file and a sitemap names %s', (_, depth, kind) => {
  const { registry, state } = registryFor(10);
  const href = 'https://example.com/named';
  expect(registry.link({ href }, 'check', depth, 'https://example.com/')).toBe(0);
  state.apply(['judged', 0, { kind: 'ok', status: 200 }, 0]);
  expect(registry.mapped(href)).toEqual({ id: 0, isNew: false });
  expect(state.kindOf(0)).toBe(kind);
  expect(state.outcomeOf(0) === undefined).toBe(kind === 'page');
});
