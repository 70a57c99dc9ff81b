import { userAgentOf } from './crawler';

test('the user agent links to the page about the crawler on its own site', () => {
  expect(userAgentOf('https://checks.example')).toBe('Plumbline/1.0 (+https://checks.example/docs/crawler)');
});
