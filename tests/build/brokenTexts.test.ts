import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  type BrokenText,
  draft,
  draftsPicture,
  newPost,
  newPostsDrawing,
  readable,
  today,
  unreadable,
} from '../support/brokenTexts';

/* Runs real builds of the site, with valid and invalid texts. */
const root = join(__dirname, '../..');
const sources = [
  ...['src', 'content', 'static', 'gatsby', 'package.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'firebase.json'],
];

/** One copy for all tests, because a second build in it takes a fraction of the first one's time. */
const copy = mkdtempSync(join(tmpdir(), 'plumbline-texts-'));

beforeAll(() => {
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterEach(() => {
  rmSync(join(copy, 'content'), { recursive: true });
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Builds the copy with these texts. Returns the exit code and the reported problems. */
async function build(
  texts: readonly Pick<BrokenText, 'file' | 'source'>[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; problems: string[] }> {
  for (const { file, source } of texts) {
    const path = join(copy, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  // Gatsby uses a different database in Jest workers.
  const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(join(root, 'node_modules/.bin/gatsby'), ['build'], {
    cwd: copy,
    env: {
      ...env,
      ...settings,
      CI: 'true',
      GATSBY_ACTIVE_ENV: 'local',
      GATSBY_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return { code, problems: output.split('\n').flatMap((line) => /^ +(content\/.*)/.exec(line)?.[1] ?? []) };
}

test('publishes a new post on every page that lists it, and a draft nowhere', async () => {
  await sharp({ create: { width: 40, height: 30, channels: 4, background: '#0648' } })
    .png()
    .toFile(join(copy, 'content/blog/images/quokka.png'));
  const { code, problems } = await build([newPost, newPostsDrawing, draft, draftsPicture]);
  expect({ code, problems }).toEqual({ code: 0, problems: [] });
  const folder = join(copy, 'public');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const page = read('blog/quokka-watching/index.html');
  expect(page).toContain('>Quokka watching · Plumbline</title>');
  // A footnote refers to its heading, which exists.
  expect(page).toContain('aria-describedby="footnote-label"');
  expect(page.match(/<h2 id="footnote-label">/g)).toHaveLength(1);
  expect(page).toMatch(/<img[^>]* alt="A chain"/);
  for (const list of ['blog/index.html', 'blog/tag/quokkas/index.html', 'blog/tag/links/index.html'])
    expect(read(list)).toContain('href="/blog/quokka-watching"');
  expect(read('sitemap.xml')).toContain(`/blog/quokka-watching</loc><lastmod>${today}<`);
  expect(read('rss.xml')).toContain('A quokka smiles.');
  expect(existsSync(join(folder, 'cards/blog/quokka-watching.png'))).toBe(true);
  expect(read('pages.json')).toContain('"/blog/quokka-watching"');
  expect(read('search.json')).toContain('A quokka smiles.');

  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const filesOfDraft = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /numbat/i.test(file) || /numbat/i.test(readFileSync(file, 'latin1')));
  expect(filesOfDraft).toEqual([]);

  // Simulates the images that `npm run dev` leaves of a draft, and later builds of the same folder: without the post,
  // for another URL, and with the post again.
  const leftover = join(folder, 'static', '0'.repeat(32));
  mkdirSync(leftover);
  writeFileSync(join(leftover, 'numbat.png'), '');
  const pictures = page.match(/\/static\/[^"\s,]+\.(png|svg|webp|avif)/g) ?? [];
  const own = pictures.filter((path) => /quokka|face/.test(path));
  const isPublished = (path: string) => existsSync(join(folder, path));
  expect(own.length).toBeGreaterThan(2);
  expect(pictures.filter((path) => !isPublished(path))).toEqual([]);
  const unpublished = { ...newPost, source: newPost.source.replace('---\n', '---\ndraft: true\n') };
  const second = { GATSBY_SITE_URL: 'https://second.example' };
  expect(await build([unpublished], second)).toEqual({ code: 0, problems: [] });
  expect(existsSync(leftover)).toBe(false);
  expect(own.filter(isPublished)).toEqual([]);
  expect(read('docs/crawler/index.html')).toContain('(+https://second.example/docs/crawler)');
  expect(read('docs/crawler/index.html')).not.toContain('(+http://localhost');
  expect(await build([newPost], second)).toEqual({ code: 0, problems: [] });
  expect(read('blog/quokka-watching/index.html')).toContain(
    '<link rel="canonical" href="https://second.example/blog/quokka-watching"',
  );
  expect(pictures.filter((path) => !isPublished(path))).toEqual([]);
}, 900_000);

const linesOf = (texts: readonly BrokenText[]) =>
  texts.flatMap(({ file, messages }) => messages.map((message) => `content/${file}${message}`));

test.each([
  ['unreadable texts', unreadable],
  ['readable texts with every problem', readable],
])(
  'a build reports the problems of %s with file, line, and text, and fails',
  async (_, texts) => {
    const { code, problems } = await build(texts);
    expect(problems.toSorted()).toEqual(linesOf(texts).toSorted());
    expect(code).toBe(1);
  },
  900_000,
);
