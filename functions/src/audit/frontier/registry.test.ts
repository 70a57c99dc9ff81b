import * as v from 'valibot';
import { noProgress } from '#domain/job';
import { jobInputSchema } from '#domain/jobInput';
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

test('leaves out and records URLs beyond the limit of a job', () => {
  const { registry, state } = registryFor(1);
  const enter = (n: number) =>
    registry.link({ href: `https://example.com/${n}` }, 'check', 1, 'https://example.com/');
  const limit = 6_020;
  for (let n = 0; n < limit; n++) expect(enter(n)).toBe(n);
  expect([enter(limit), enter(limit + 1), enter(limit), enter(5)]).toEqual([null, null, null, 5]);
  expect([...state.omitted.of('limit')]).toEqual(['https://example.com/6020', 'https://example.com/6021']);
});

test('leaves out a trap that a link leads to, but not one that the audit began with', () => {
  const { registry, state } = registryFor(1);
  const trap = 'https://example.com/events/1066/10';
  expect(registry.link({ href: trap }, 'page', 1, 'https://example.com/events/1066/09')).toBeNull();
  expect([...state.omitted.of('trap')]).toEqual([trap]);
  registry.seed(trap);
  expect(state.seeds).toEqual([0]);
  expect(registry.mapped('https://example.com/events/1066/11')).toEqual({ id: 1, isNew: true });
});

test.each([
  ['is read', 1, 'page'],
  ['is still only asked when it lies too deep', 1_000, 'check'],
] as const)('requests a file again if a sitemap lists it as %s', (_, depth, kind) => {
  const { registry, state } = registryFor(10);
  const href = 'https://example.com/named';
  expect(registry.link({ href }, 'check', depth, 'https://example.com/')).toBe(0);
  state.apply(['resolved', 0, { kind: 'ok', status: 200 }, 0]);
  expect(registry.mapped(href)).toEqual({ id: 0, isNew: false });
  expect(state.kindOf(0)).toBe(kind);
  expect(state.outcomeOf(0) === undefined).toBe(kind === 'page');
});

test('gives a redirect target the distance of the nearest link', () => {
  const { registry, state } = registryFor(10);
  const start = 'https://example.com/';
  const address = (path: string) => ({ href: `https://example.com${path}` });
  registry.link(address('/old'), 'page', 5, start);
  expect(registry.redirect('https://example.com/new', 0, false)).toBe(1);
  state.apply(['resolved', 0, { kind: 'redirect', status: 301, to: 1 }, 0]);
  state.apply(['resolved', 1, { kind: 'ok', status: 200 }, 0]);
  registry.link(address('/old'), 'page', 2, start);
  expect([state.depthOf(0), state.depthOf(1)]).toEqual([2, 2]);
  expect(state.resolvedCount).toBe(2);
});

test('requests redirects in a loop once more when they become pages', () => {
  const { registry, state } = registryFor(10);
  const start = 'https://example.com/';
  for (const path of ['a', 'b']) registry.link({ href: `${start}${path}` }, 'check', 3, start);
  state.apply(['resolved', 0, { kind: 'redirect', status: 301, to: 1 }, 0]);
  state.apply(['resolved', 1, { kind: 'redirect', status: 301, to: 0 }, 0]);
  registry.link({ href: `${start}a` }, 'page', 2, start);
  expect(state.outcomeOf(0)).toBeUndefined();
  expect(registry.redirect(`${start}b`, 0, false)).toBe(1);
  state.apply(['resolved', 0, { kind: 'redirect', status: 301, to: 1 }, 0]);
  expect(registry.redirect(`${start}a`, 1, false)).toBe(0);
  state.apply(['resolved', 1, { kind: 'redirect', status: 301, to: 0 }, 0]);
  expect(state.redirectChainOf(0)).toMatchObject({ end: 'loop' });
  expect([state.kindOf(0), state.kindOf(1), state.resolvedCount]).toEqual(['page', 'page', 2]);
});
