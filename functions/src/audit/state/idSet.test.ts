import fc from 'fast-check';
import { IdSet } from './idSet';

test('holds the same as a set of numbers', () => {
  const change = fc.record({ id: fc.integer({ min: 0, max: 3_000 }), adds: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const bits = new IdSet();
      const set = new Set<number>();
      for (const { id, adds } of changes) {
        if (adds) bits.add(id);
        else bits.delete(id);
        if (adds) set.add(id);
        else set.delete(id);
        expect(bits.has(id)).toBe(set.has(id));
      }
      expect(bits.size).toBe(set.size);
    }),
  );
});
