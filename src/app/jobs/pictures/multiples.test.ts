import { severities } from '../../../domain/finding';
import { tableOf } from '../pages/tableOf';
import { byFolderAndDepth, byTypeAndWeight, otherFolders } from './multiples';

test('folders stand by size, depths in order, and each page is counted once', () => {
  const pages = [
    { folder: '/blog/', depth: 1 },
    { folder: '/blog/', depth: 9, worst: severities.indexOf('error') },
    {},
  ];
  const [blog, top] = byFolderAndDepth(tableOf(pages));
  expect([blog?.title, blog?.total, top?.title, top?.total]).toEqual(['/blog/', 2, '/', 1]);
  expect(blog?.bars.map(({ label, total }) => [label, total])).toEqual([
    ['0', 0],
    ['1', 1],
    ['2', 0],
    ['3', 0],
    ['4', 0],
    ['5', 0],
    ['6', 0],
    ['7+', 1],
  ]);
  expect(blog?.bars[7]?.pieces).toMatchObject({ error: 1, clean: 0 });
});

test('small folders share a picture', () => {
  const pages = Array.from({ length: 20 }, (_, at) => ({ folder: `/${at}/` }));
  const multiples = byFolderAndDepth(tableOf(pages));
  expect(multiples).toHaveLength(8);
  expect(multiples.at(-1)).toMatchObject({ title: otherFolders, total: 13 });
});

test('types that are not there have no picture; weights and answers are told apart', () => {
  const multiples = byTypeAndWeight(
    tableOf([{ bytes: 2_000_000 }, { bytes: 9_999 }, { type: 'image', status: 404, bytes: 0 }]),
  );
  expect(multiples.map(({ key }) => key)).toEqual(['html', 'image']);
  expect(multiples[0]?.bars.map(({ total }) => total)).toEqual([1, 0, 0, 0, 1]);
  expect(multiples[1]?.bars[0]?.pieces.broken).toBe(1);
});
