import { slicesFor } from './howMany';

const large = { maxPages: 100_000, checkHtml: true, requestsPerSecond: 100 };

describe('by how many slices a job is read', () => {
  it.each([
    [10, 1],
    [25, 1],
    [26, 2],
    [50, 2],
    [51, 3],
    [100, 4],
  ])('follows from how often its site may be asked: %i times a second, %i', (requestsPerSecond, slices) => {
    expect(slicesFor({ ...large, requestsPerSecond }, 7)).toBe(slices);
  });

  it('is never more than the operator allows', () => {
    expect(slicesFor(large, 1)).toBe(2);
    expect(slicesFor(large, 0)).toBe(1);
  });

  it('is one for what is soon done', () => {
    expect(slicesFor({ ...large, maxPages: 1_000 }, 7)).toBe(1);
  });

  it('is one without the HTML validator, for one processor reads as much as any site may be asked', () => {
    expect(slicesFor({ ...large, checkHtml: false }, 7)).toBe(1);
  });
});
