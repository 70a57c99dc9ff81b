import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardPath, cardSize } from '../../src/site/urls';
import { writeCards } from './cards';

const root = mkdtempSync(join(tmpdir(), 'plumbline-'));
mkdirSync(join(root, '.cache'));
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

const site = { root, folder: join(root, 'public'), paths: [], content: [] };
const page = (path: string, title: string) => ({ path, title, kind: 'Docs', changed: null });
const fileOf = (path: string) => join(site.folder, cardPath(path));

describe('writeCards', () => {
  it('draws a card with the size that pages declare', async () => {
    await writeCards([page('/docs/jobs', 'Jobs, and what becomes of them when nobody looks')], site);
    expect(await sharp(fileOf('/docs/jobs')).metadata()).toMatchObject({ format: 'png', ...cardSize });
  });

  it('draws changed cards, keeps unchanged ones and deletes those without a page', async () => {
    await writeCards([page('/docs/a', 'A'), page('/docs/b', 'B'), page('/docs/c', 'C')], site);
    for (const path of ['/docs/a', '/docs/b']) writeFileSync(fileOf(path), 'as it was');
    await writeCards([page('/docs/a', 'A'), page('/docs/b', 'B, changed')], site);
    expect(readFileSync(fileOf('/docs/a'), 'utf8')).toBe('as it was');
    expect(await sharp(fileOf('/docs/b')).metadata()).toMatchObject({ format: 'png' });
    expect(existsSync(fileOf('/docs/c'))).toBe(false);
  });

  const drawnOf = async (title: string) => {
    expect(await writeCards([page('/docs/a', title)], site)).toEqual([]);
    return readFileSync(fileOf('/docs/a'));
  };

  it.each([
    ['ł', 'š'],
    ['Ω', 'Ψ'],
    ['Я', 'Ю'],
    ['ế', 'ồ'],
  ])('draws %s and %s as different letters, not as the same empty box', async (one, other) => {
    expect((await drawnOf(one)).equals(await drawnOf(other))).toBe(false);
  });

  it('reports letters that it can’t draw, and draws the other cards', async () => {
    const pages = [page('/docs/a', 'From 漢 → there →'), page('/docs/b', 'B')];
    const problems = [
      expect.stringMatching(/^The title of \/docs\/a, “From 漢 → there →”, has “漢” and “→”, which/),
    ];
    expect(await writeCards(pages, site)).toEqual(problems);
    expect(existsSync(fileOf('/docs/a'))).toBe(false);
    expect(existsSync(fileOf('/docs/b'))).toBe(true);
    // The same result on a second run.
    expect(await writeCards(pages, site)).toEqual(problems);
  });

  it('marks a truncated title', async () => {
    const lines = Array(4).fill('Internationalisationally').join(' ');
    const whole = await drawnOf(lines);
    const cut = await drawnOf(`${lines} and so on to its end`);
    expect(cut.equals(whole)).toBe(false);
    expect(cut.equals(await drawnOf(`${lines} and so on to another`))).toBe(true);
  });
});
