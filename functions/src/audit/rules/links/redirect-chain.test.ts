import { chain, link } from '../testPage.fixture';
import { redirectChain } from './redirect-chain';

const hops = (count: number) => Array.from({ length: count + 1 }, (_, n) => `https://example.com/${n}`);

test('reports three redirects in a row', () => {
  const finalOutcome = chain(302, ...hops(3));
  expect(redirectChain.check(link({ target: 'https://example.com/0', finalOutcome }))?.message).toBe(
    '/0 takes 3 redirects to reach /3.',
  );
});

test("doesn't report two: http to https and then to the page is common and short", () => {
  expect(redirectChain.check(link({ finalOutcome: chain(302, ...hops(2)) }))).toBeNull();
});

test("reports another site's chain only if it is very long, as a notice", () => {
  const of = (count: number) =>
    redirectChain.check(link({ toSite: false, finalOutcome: chain(302, ...hops(count)) }));
  expect(of(5)).toBeNull();
  expect(of(6)?.severity).toBe('notice');
});
