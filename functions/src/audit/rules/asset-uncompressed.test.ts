import { assetNoteOf } from '../visit/asset';
import { assetUncompressed } from './asset-uncompressed';
import { link } from './testPage';

const note = (url: string, headers: Record<string, string>, ours = true) =>
  assetNoteOf(
    url,
    {
      kind: 'answer',
      status: 200,
      headers: { 'cache-control': 'max-age=9999999', ...headers },
      body: null,
      bytes: 0,
      durationMs: 1,
      firstByteMs: 1,
      attempts: 1,
    },
    ours,
  );
const script = 'https://example.com/app.js';
const large = { 'content-type': 'text/javascript', 'content-length': '20480' };

test('a script of 20 KB', () => {
  expect(
    assetUncompressed.check(link({ target: script, role: 'resource', asset: note(script, large) }))?.message,
  ).toBe('/app.js is sent without compression (20 KB).');
});

test('not one that is compressed, is small, is of another site, or is a picture', () => {
  expect(note(script, { ...large, 'content-encoding': 'br' })).toBeNull();
  expect(note(script, { ...large, 'content-length': '900' })).toBeNull();
  expect(note(script, large, false)).toBeNull();
  expect(
    note('https://example.com/a.png', { 'content-type': 'image/png', 'content-length': '20480' }),
  ).toBeNull();
});

test('not a page of which nothing is known', () => expect(assetUncompressed.check(link())).toBeNull());
