import { safeNext } from '#domain/access';
import { cameFromOwnPage, freeCheckPath, signupPath } from './paths';

test('the sign-up continues to a new job with the URL filled in', () => {
  const url = 'https://example.com/a?b=c&d=e';
  const next = new URLSearchParams(signupPath(url).split('?')[1]).get('next');
  expect(safeNext(next)).toBe(next);
  expect(new URLSearchParams(next?.split('?')[1]).get('url')).toBe(url);
  expect(signupPath('')).toBe('/auth/signup?next=%2Fdashboard%2Fnew');
  expect(freeCheckPath(url)).toBe('/check?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d%3De');
});

test.each([
  ['https://plumbline.example/', true],
  ['https://plumbline.example/pricing?x=1', true],
  ['https://evil.example/', false],
  ['https://plumbline.example.evil.example/', false],
  ['http://plumbline.example/', false],
  ['', false],
])('whether a visitor from %p has submitted our form: %p', (referrer, own) => {
  expect(cameFromOwnPage(referrer, 'https://plumbline.example')).toBe(own);
});
