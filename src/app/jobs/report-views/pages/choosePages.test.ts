import { indexings } from '#domain/indexing';
import { choiceIn, choosePages } from './choosePages';
import { statusClassOf } from './PageTable';
import { tableOf } from './pageTable.fixture';

const pages = tableOf([
  { bytes: 5, depth: 1, findings: 2, folder: '/blog/' },
  { bytes: 9, depth: 1, status: 404, indexing: 'failed' },
  { bytes: 5, status: 0, depth: 3 },
  { bytes: 7, depth: 1, status: 301, type: 'none', findings: 1 },
  { bytes: 0, depth: 2, status: 0, type: 'none', indexing: 'blocked' },
]);
const places = (query: string) => [...choosePages(pages, choiceIn(new URLSearchParams(query)))];

test.each([
  ['', [0, 1, 2, 3, 4]],
  ['sort=url.desc', [4, 3, 2, 1, 0]],
  ['sort=bytes.desc', [1, 3, 0, 2, 4]],
  ['sort=bytes', [4, 0, 2, 3, 1]],
  ['status=broken', [1]],
  ['status=silent', [2]],
  ['status=unasked', [4]],
  ['indexing=blocked', [4]],
  ['type=html&depth=1', [0, 1]],
  ['folder=/blog/', [0]],
  ['depth=1%2B', [0, 1, 2, 3, 4]],
  ['depth=2%2B', [2, 4]],
  ['weight=under-10-kb', [0, 1, 2, 3, 4]],
  ['weight=over-1-mb', []],
  ['folder=other', []],
  ['indexing=failed', [1]],
  ['faulty=yes&sort=findings', [1, 2, 3, 0]],
  ['faulty=error', [1]],
  ['sort=nonsense&status=nonsense&depth=x&weight=x', [0, 1, 2, 3, 4]],
])('“%s” shows %j', (query, wanted) => {
  expect(places(query)).toEqual(wanted);
});

test.each([
  [204, 'ok'],
  [308, 'redirect'],
  [410, 'broken'],
  [0, 'silent'],
] as const)('%i is %s', (status, is) => {
  expect(statusClassOf(status)).toBe(is);
});

test.each([
  ['blocked', 0, 'unasked'],
  ['unseen', 0, 'unasked'],
  ['failed', 0, 'silent'],
  ['blocked', 200, 'ok'],
] as const)('%s with %i is %s', (indexing, status, is) => {
  expect(statusClassOf(status, indexings.indexOf(indexing))).toBe(is);
});
