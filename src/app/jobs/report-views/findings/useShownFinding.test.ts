import { ShardStore } from '#app/jobs/report-data/ShardStore';
import type { Finding } from '#domain/finding';
import type { RuleView } from './ruleViews';
import { find, pathToFinding, shownIn } from './useShownFinding';

const all = [...'abcdefghijklmnopqrst'].map(
  (fingerprint) => ({ fingerprint, rule: 'broken-link' }) as Finding,
);
const view = { id: 'broken-link', length: all.length, positionAt: (index: number) => index } as RuleView;

/** Returns a list with two findings per document. */
function list() {
  const asked: number[] = [];
  const starts = all.flatMap((_, position) => (position % 2 === 0 ? [position] : []));
  const source = new ShardStore<Finding>(all.length, starts, async (n) => {
    asked.push(n);
    return all.slice(2 * n, 2 * n + 2);
  });
  return { source, asked };
}

test('opens exactly the linked finding', async () => {
  const path = pathToFinding('job', all[1] as Finding, 1);
  const shown = shownIn(new URL(path, 'https://a.example').search);
  expect(path).toMatch(/^\/dashboard\/jobs\/job\?/);
  expect(shown).toEqual({ rule: 'broken-link', fingerprint: 'b', index: 1 });
  const { source, asked } = list();
  expect(shown && (await find(shown, view, source))).toEqual({ ...shown, position: 1 });
  expect(asked).toEqual([0]);
});

test('finds a linked finding by fingerprint when its number is of another report, or says that it is missing', async () => {
  const moved = { rule: 'broken-link', fingerprint: 'c', index: 700 };
  const { source, asked } = list();
  expect(await find(moved, view, source)).toEqual({ ...moved, index: 2, position: 2 });
  expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await find({ ...moved, fingerprint: 'gone' }, view, source)).toBeUndefined();
  expect(asked).toHaveLength(10);
});

test.each(['', '?rule=broken-link', '?finding=a'])('selects no finding for “%s”', (search) => {
  expect(shownIn(search)).toBeUndefined();
});
