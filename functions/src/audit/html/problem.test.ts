import { ProblemList } from './problem';

const at = { start: 0, end: 1 };

it('keeps a problem of one check after any number of another', () => {
  const list = new ProblemList();
  for (let n = 0; n < 1_000; n++) list.add('no-dup-id', `Another element has the id "${n}"`, at);
  list.add('input-missing-label', '<input> without a label', at);
  expect(list.all.at(-1)?.rule).toBe('input-missing-label');
  expect(list.all.length).toBeLessThan(100);
});
