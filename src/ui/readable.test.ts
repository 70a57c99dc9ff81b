import { readable } from './readable';

test.each([
  ['/caf%C3%A9/', '/café/'],
  ['/with%20space/', '/with%20space/'],
  ['/%E2%80%AEgpj.exe', '/%E2%80%AEgpj.exe'],
  ['/100%', '/100%'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
  ['https://xn--mnchen-3ya.example/', 'https://münchen.example/'],
  ['https://xn--mnchen-3ya.example', 'https://münchen.example'],
  ['https://xn--mnchen-3ya.example:8080/caf%C3%A9?q=%E4', 'https://münchen.example:8080/caf%C3%A9?q=%E4'],
  ['https://example.com/xn--mnchen-3ya', 'https://example.com/xn--mnchen-3ya'],
  ['https://xn--mnchen-3ya.example@evil.example/', 'https://xn--mnchen-3ya.example@evil.example/'],
  ['https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com/'],
])('shows %s as %s', (address, shown) => expect(readable(address)).toBe(shown));
