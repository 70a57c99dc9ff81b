import { jobFailure } from './failures';

test('a site that failed is named as people write it', () => {
  expect(jobFailure('deadline-exceeded', 'xn--mnchen-3ya.example').message).toMatch(
    /^Checking münchen\.example took/,
  );
});
