import { severities } from '#domain/finding';
import { choiceIn, choosePages } from '../pages/choosePages';
import { tableOf } from '../pages/pageTable.fixture';
import { byFolderAndDepth, byTypeAndWeight, pagesOfFolder, pagesOfType } from './multiples';

test('sorts folders by size and depths in order, and counts each page once', () => {
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

test('shows a folder like its URLs, and identifies it by the encoded form', () => {
  const [folder] = byFolderAndDepth(tableOf([{ folder: '/%C3%BCber/' }]));
  expect(folder).toMatchObject({ key: '/%C3%BCber/', title: '/über/' });
});

test('counts URLs that were not requested as neither clean nor faulty', () => {
  const [top] = byFolderAndDepth(tableOf([{ status: 0, indexing: 'blocked' }, {}]));
  expect(top?.bars[0]?.pieces).toMatchObject({ unasked: 1, clean: 1 });
});

test('counts a URL with an error status as an error whatever its findings, and one without a response as not clean', () => {
  const [top] = byFolderAndDepth(
    tableOf([{ status: 404 }, { status: 500, worst: severities.indexOf('notice') }, { status: 0 }, {}]),
  );
  expect(top?.bars[0]?.pieces).toMatchObject({ error: 2, unverified: 1, clean: 1 });
});

test('groups small folders in one chart', () => {
  const pages = Array.from({ length: 20 }, (_, at) => ({ folder: `/${at}/` }));
  const multiples = byFolderAndDepth(tableOf(pages));
  expect(multiples).toHaveLength(8);
  expect(multiples.at(-1)).toMatchObject({ title: 'Other folders', total: 13 });
});

test('omits missing types, and separates weights and statuses', () => {
  const multiples = byTypeAndWeight(
    tableOf([{ bytes: 2_000_000 }, { bytes: 9_999 }, { type: 'image', status: 404, bytes: 0 }]),
  );
  expect(multiples.map(({ key }) => key)).toEqual(['html', 'image']);
  expect(multiples[0]?.bars.map(({ total }) => total)).toEqual([1, 0, 0, 0, 1]);
  expect(multiples[1]?.bars[0]?.pieces.broken).toBe(1);
});

test('lists exactly the pages that a bar counts, whatever was filtered before', () => {
  const types = ['html', 'image', 'none'] as const;
  const table = tableOf(
    Array.from({ length: 500 }, (_, n) => ({
      folder: `/${n % 13}/`,
      depth: (n * 7) % 11,
      bytes: 10 ** (1 + (n % 7)),
      type: types[n % 3] ?? 'html',
      status: n % 5 === 0 ? 404 : 200,
      findings: n % 2,
    })),
  );
  const listed = (change: Readonly<Record<string, string | null>>) => {
    const query = new URLSearchParams('faulty=yes&indexing=failed&status=ok&q=x&sort=depth');
    for (const [name, value] of Object.entries(change)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const choice = choiceIn(query);
    expect(choice.text).toBe('');
    return choosePages(table, choice).length;
  };
  const pictures = [
    { multiples: byFolderAndDepth(table), pick: pagesOfFolder },
    { multiples: byTypeAndWeight(table), pick: pagesOfType },
  ];
  for (const { multiples, pick } of pictures) {
    const bars = multiples.flatMap((multiple) =>
      multiple.bars.map((bar) => ({ multiple: multiple.key, bar })),
    );
    expect(bars.map(({ multiple, bar }) => listed(pick(multiple, bar.key)))).toEqual(
      bars.map(({ bar }) => bar.total),
    );
    expect(bars.reduce((sum, { bar }) => sum + bar.total, 0)).toBe(500);
  }
});
