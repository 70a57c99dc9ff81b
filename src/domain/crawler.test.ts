import { userAgentOf } from './crawler';

test('the crawler names the page of its own site that tells who it is', () => {
  expect(userAgentOf('https://checks.example')).toBe('Plumbline/1.0 (+https://checks.example/docs/crawler)');
});
