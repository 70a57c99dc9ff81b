import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { removeStale, vocabularyOf, withIndexed } from './search';

const texts = [
  { id: 'en_1', url: '/docs/jobs/', content: 'A job. A job again.' },
  { id: 'en_2', url: '/', content: 'Start a check' },
];

test('adds the fragment ID of each indexed page to its name', () => {
  const names = ['/', '/docs/jobs', '/auth/login'].map((path) => ({ path, title: path }));
  expect(withIndexed(names, texts).map(({ indexed }) => indexed)).toEqual(['en_2', 'en_1', undefined]);
});

test('lists each word once, the most frequent first', () => {
  expect(vocabularyOf(texts)).toEqual(['a', 'again', 'check', 'job', 'start']);
});

test('deletes the output of an earlier build and keeps the current index', async () => {
  const index = mkdtempSync(join(tmpdir(), 'index-'));
  const write = (name: string, text: string | Buffer) => writeFileSync(join(index, name), text);
  try {
    for (const folder of ['fragment', 'index']) mkdirSync(join(index, folder));
    write('pagefind-entry.json', JSON.stringify({ languages: { en: { hash: 'en_aaaaaaaaaa' } } }));
    write('pagefind.en_aaaaaaaaaa.pf_meta', gzipSync('pagefind_dcd\x83jen_1111111\x19\x01jen_2222222'));
    const stale = [
      'pagefind.en_bbbbbbbbbb.pf_meta',
      'fragment/en_3333333.pf_fragment',
      'index/en_4444444.pf_index',
    ];
    const own = ['pagefind.js', 'fragment/en_1111111.pf_fragment', 'index/en_2222222.pf_index'];
    for (const name of [...stale, ...own]) write(name, '');
    await removeStale(index);
    expect([...stale, ...own].filter((name) => existsSync(join(index, name)))).toEqual(own);
  } finally {
    rmSync(index, { recursive: true });
  }
});
