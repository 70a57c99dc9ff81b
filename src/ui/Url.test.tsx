import { render, screen } from '@testing-library/react';
import { cutAt, readable, safeHref, Url } from './Url';

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' javascript:alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  '//',
])('%s is never a link', (address) => {
  expect(safeHref(address)).toBeUndefined();
  render(<Url address={address} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('an address of the web is a link that gives nothing away', () => {
  render(<Url address="https://example.com/a?b=1" />);
  const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test.each([
  ['/caf%C3%A9/', '/café/'],
  ['/with%20space/', '/with%20space/'],
  ['/%E2%80%AEgpj.exe', '/%E2%80%AEgpj.exe'],
  ['/100%', '/100%'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
])('%s is shown as %s', (address, shown) => expect(readable(address)).toBe(shown));

test('what is cut stays whole characters, whatever a page has in its links', () => {
  const address = `${'x'.repeat(30)}😀${'y'.repeat(15)}`;
  expect(address.slice(cutAt(address))).toBe(`😀${'y'.repeat(15)}`);
  expect(cutAt('https://e.com/a')).toBe(0);
});

test('a short address is not cut: leaving out two characters gains nothing', () => {
  expect(cutAt('http://127.0.0.1:24101/')).toBe(0);
  expect(cutAt('https://example.com/a/b/c')).toBe(9);
});
