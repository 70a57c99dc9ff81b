import { settings } from '../testPage.fixture';
import { pageUncompressed } from './page-uncompressed';

const of = (size: number, headers = {}) => settings(pageUncompressed, headers, { response: { size } });

test('reports a page above the minimum size', () => expect(of(2_048)).toEqual(['Pages aren’t compressed']));

test("doesn't report a small one, which compression wouldn't help", () => expect(of(2_047)).toEqual([]));

test.each(['identity', ' Identity ', ''])("reports one in “%s”, which isn't compression", (encoding) =>
  expect(of(50_000, { 'content-encoding': encoding })).toHaveLength(1),
);

test.each(['gzip', 'br', 'zstd'])("doesn't report one in %s", (encoding) =>
  expect(of(50_000, { 'content-encoding': encoding })).toEqual([]),
);
