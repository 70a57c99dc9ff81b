import type { RuleId } from './rules';
import { isConclusiveStatus, type LinkFinding, TargetVerdicts } from './targetVerdicts';

const page = 'https://example.com/';
const target = 'https://example.com/a';
const finding = (rule: RuleId, change: Partial<LinkFinding> = {}): LinkFinding => ({
  fingerprint: `of ${rule}`,
  rule,
  page,
  target,
  severity: 'error',
  ...change,
});
function seen(...findings: readonly LinkFinding[]) {
  const targets = new TargetVerdicts();
  for (const one of findings) targets.add(one);
  return targets;
}

const unproven: readonly RuleId[] = ['unverified-link', 'link-robots-blocked', 'resource-robots-blocked'];
const other = { page: 'https://example.com/other' };

describe.each(unproven)('a link with the finding %s', (rule) => {
  const targets = seen(finding(rule));

  it('leaves findings that depend on its target open, for links on every page', () => {
    expect(targets.dependsOnUnverified(finding('broken-link'))).toBe(true);
    expect(targets.dependsOnUnverified(finding('broken-link', other))).toBe(true);
    expect(targets.dependsOnUnverified(finding('broken-link', { target: page }))).toBe(false);
    expect(targets.dependsOnUnverified(finding('broken-link', { target: null }))).toBe(false);
  });

  it('leaves findings about URLs that a page only references open, on any page', () => {
    const named = [
      'canonical-broken',
      'canonical-redirects',
      'hreflang-broken',
      'pagination-broken',
    ] as const;
    for (const name of named) expect(targets.dependsOnUnverified(finding(name, other))).toBe(true);
  });

  it.each([
    ...([
      'broken-image',
      'broken-link',
      'broken-resource',
      'fragment-missing',
      'link-not-canonical',
    ] as const),
    ...(['redirect-chain', 'redirect-insecure', 'redirect-loop'] as const),
    ...(['redirect-permanent', 'redirect-temporary', 'slow-link'] as const),
    ...(['asset-uncached', 'asset-uncompressed', 'image-heavy', 'image-old-format'] as const),
    ...(['script-heavy', 'style-heavy'] as const),
  ])('leaves %s open, which only a response of its target can resolve', (name) => {
    expect(targets.dependsOnUnverified(finding(name))).toBe(true);
  });

  it('leaves nothing open that does not depend on a response', () => {
    expect(targets.dependsOnUnverified(finding('title-missing'))).toBe(false);
  });

  it('is found by its target', () => {
    expect(targets.unverifiedFindingFor(target)).toBe(`of ${rule}`);
    expect(targets.unverifiedFindingFor(page)).toBeUndefined();
    expect(targets.unverifiedFindingFor(null)).toBeUndefined();
  });

  it.each(['broken-link', 'broken-image', 'broken-resource'] as const)(
    'is proven by %s on any page',
    (broken) => {
      expect(seen(finding(broken)).isNowBroken(finding(rule))).toBe(true);
      expect(seen(finding(broken, other)).isNowBroken(finding(rule))).toBe(true);
      expect(seen(finding(broken, { target: null })).isNowBroken(finding(rule, { target: null }))).toBe(
        false,
      );
      expect(seen().isNowBroken(finding(rule))).toBe(false);
    },
  );
});

test('only unverified targets can become proven broken', () => {
  expect(seen(finding('broken-link')).isNowBroken(finding('slow-link'))).toBe(false);
  expect(seen(finding('redirect-loop')).isNowBroken(finding('unverified-link'))).toBe(false);
});

test.each([
  [199, false],
  [200, true],
  [399, true],
  [400, false],
  [403, false],
  [404, true],
  [410, true],
  [500, false],
  [0, false],
])('a page with status %i was read or is gone: %s', (status, isConclusive) => {
  expect(isConclusiveStatus(status)).toBe(isConclusive);
});
