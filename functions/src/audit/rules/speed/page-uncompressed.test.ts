import { settings } from '../testPage';
import { pageUncompressed } from './page-uncompressed';

const of = (size: number, headers = {}) => settings(pageUncompressed, headers, { response: { size } });

test('a page of some size', () => expect(of(2_048)).toEqual(['Pages aren’t compressed']));

test('not a small one, where it saves nothing', () => expect(of(2_047)).toEqual([]));

test.each(['identity', ' Identity ', ''])('one in “%s”, which is none', (encoding) =>
  expect(of(50_000, { 'content-encoding': encoding })).toHaveLength(1),
);

test.each(['gzip', 'br', 'zstd'])('not one in %s', (encoding) =>
  expect(of(50_000, { 'content-encoding': encoding })).toEqual([]),
);
