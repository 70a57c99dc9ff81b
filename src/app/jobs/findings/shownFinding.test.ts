import type { Finding } from '../../../domain/finding';
import type { RuleView } from './ruleViews';
import { find, pathToFinding, shownIn } from './shownFinding';

const all = ['a', 'b', 'c'].map((fingerprint) => ({ fingerprint, rule: 'broken-link' }) as Finding);
const view = { rule: 'broken-link', length: 3, positionAt: (index: number) => index } as RuleView;
const source = { at: () => undefined, want: () => undefined, get: async (position: number) => all[position] };

test('a link opens exactly its finding', async () => {
  const path = pathToFinding('job', all[1] as Finding, 1);
  const shown = shownIn(new URL(path, 'https://a.example').search);
  expect(path).toMatch(/^\/dashboard\/jobs\/job\?/);
  expect(shown).toEqual({ rule: 'broken-link', fingerprint: 'b', index: 1 });
  expect(shown && (await find(shown, view, source))).toEqual(shown);
});

test('a link with the number of another report finds it all the same, or says that it is not there', async () => {
  const moved = { rule: 'broken-link', fingerprint: 'c', index: 700 };
  expect(await find(moved, view, source)).toEqual({ ...moved, index: 2 });
  expect(await find({ ...moved, fingerprint: 'gone' }, view, source)).toBeUndefined();
});

test.each(['', '?rule=broken-link', '?finding=a'])('“%s” asks for no finding', (search) => {
  expect(shownIn(search)).toBeUndefined();
});
