import fc from 'fast-check';
import type { LinkRef } from '../facts/target';
import { WaitingLinks } from './waitingLinks';

const link = (target: number, line: number): LinkRef => [target, 'link', 'a', line, 1, '<a>', 1];

test('returns the links of each target oldest first', () => {
  const waiting = new WaitingLinks();
  waiting.add(10, link(1, 1));
  waiting.add(11, link(2, 2));
  waiting.add(12, link(1, 3));
  expect(waiting.oldest(1, 5).map(({ page }) => page)).toEqual([10, 12]);
  expect(waiting.oldest(1, 1).map(({ page }) => page)).toEqual([10]);
  waiting.drop(1, 1);
  expect(waiting.oldest(1, 5).map(({ page }) => page)).toEqual([12]);
  expect(waiting.oldest(2, 5).map(({ page }) => page)).toEqual([11]);
});

test('behaves like a list per target', () => {
  const step = fc.oneof(
    fc.record({ add: fc.nat(3), page: fc.nat(99) }),
    fc.record({ drop: fc.nat(3), count: fc.nat(4) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const waiting = new WaitingLinks();
      const lists: number[][] = [[], [], [], []];
      for (const taken of steps) {
        if ('add' in taken) {
          waiting.add(taken.page, link(taken.add, 1));
          lists[taken.add]?.push(taken.page);
        } else {
          waiting.drop(taken.drop, taken.count);
          lists[taken.drop]?.splice(0, taken.count);
        }
        for (const [target, pages] of lists.entries()) {
          expect(waiting.has(target)).toBe(pages.length > 0);
          expect(waiting.oldest(target, 100).map(({ page }) => page)).toEqual(pages);
        }
      }
    }),
  );
});
