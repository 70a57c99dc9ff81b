import type { Sight } from '../audit';
import { homesOf, textInstead } from './textInstead';

const homes = homesOf(new URL('https://www.example.com/shop'), 'example.com');
const nothing: Sight = { kind: 'nothing', words: 'its name has no address' };

/** @param texts what each home shows; the others can't be read. */
const seen = (texts: Readonly<Record<string, string>>) =>
  textInstead(
    homes,
    async (url) => (url in texts ? { kind: 'text', text: texts[url] ?? '' } : nothing),
    (text) => text === 'proof',
    'It holds something else',
  );

test.each([['https://www.example.com'], ['https://example.com']])(
  'a proof at %s alone is one of the site, whichever of the two was asked about',
  async (home) => {
    expect(await seen({ [home]: 'proof' })).toBeNull();
    expect(homesOf(new URL('http://example.com:8080/'), 'example.com:8080')).toEqual([
      'http://example.com:8080',
    ]);
  },
);

test('where neither has one, it is told of the host that was asked about', async () => {
  expect(await seen({ 'https://example.com': 'a parked page' })).toBe(
    'We couldn’t read https://www.example.com: its name has no address.',
  );
  expect(await seen({ 'https://www.example.com': 'a shop' })).toMatch(/^It holds something else\. Check/);
});
