import { breaches } from '../testPage';
import { slowResponse } from './slow-response';

const of = (firstByteMs: number | null) => breaches(slowResponse, '<p>x', { response: { firstByteMs } });

test('more than 1.8 seconds', () =>
  expect(of(2_340)).toEqual(['The first byte of this page arrived after 2.3 s.']));

test('not up to that, however long the rest took, and not what was not measured', () => {
  expect(of(1_800)).toEqual([]);
  expect(of(null)).toEqual([]);
});
