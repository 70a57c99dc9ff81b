import { breaches } from '../testPage.fixture';
import { slowResponse } from './slow-response';

const of = (firstByteMs: number | null) => breaches(slowResponse, '<p>x', { response: { firstByteMs } });

test('reports more than 1.8 seconds', () =>
  expect(of(2_340)).toEqual(['The first byte of this page arrived after 2.3 s.']));

test("doesn't report less, however long the rest took, or a missing measurement", () => {
  expect(of(1_800)).toEqual([]);
  expect(of(null)).toEqual([]);
});
