import { coarseAgent } from './coarseAgent';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.86 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.0 (KHTML, like Gecko) Chrome/131.0 Safari/537.0',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240205.004) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.39 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux) AppleWebKit/537.0 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.0',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0.3',
    'Mozilla/5.0 (X11) Gecko/20100101.0 Firefox/133.0',
  ],
  ['Mozilla/5.0 ( X11 ; Linux x86_64)', 'Mozilla/5.0 (X11)'],
  ['', ''],
])('the user agent “%s” becomes “%s”', (agent, coarse) => expect(coarseAgent(agent)).toBe(coarse));

test('a hostile user agent takes no time and stays short', () => {
  const startedAt = performance.now();
  for (const agent of ['('.repeat(100_000), '/1'.repeat(100_000), '()'.repeat(100_000)])
    expect(coarseAgent(agent).length).toBeLessThan(2_048);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
