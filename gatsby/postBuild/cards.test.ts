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
import { cardPath, cardSize } from '../../src/site/card';
import { writeCards } from './cards';

const root = mkdtempSync(join(tmpdir(), 'plumbline-'));
mkdirSync(join(root, '.cache'));
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

const site = { root, folder: join(root, 'public'), paths: [], content: [] };
const page = (path: string, title: string) => ({ path, title, kind: 'Docs', changed: null });
const fileOf = (path: string) => join(site.folder, cardPath(path));

describe('writeCards', () => {
  it('draws a card of the size that pages announce', async () => {
    await writeCards([page('/docs/jobs', 'Jobs, and what becomes of them when nobody looks')], site);
    expect(await sharp(fileOf('/docs/jobs')).metadata()).toMatchObject({ format: 'png', ...cardSize });
  });

  it('draws what has changed, keeps what has not and takes away what is of no page', async () => {
    await writeCards([page('/docs/a', 'A'), page('/docs/b', 'B'), page('/docs/c', 'C')], site);
    for (const path of ['/docs/a', '/docs/b']) writeFileSync(fileOf(path), 'as it was');
    await writeCards([page('/docs/a', 'A'), page('/docs/b', 'B, changed')], site);
    expect(readFileSync(fileOf('/docs/a'), 'utf8')).toBe('as it was');
    expect(await sharp(fileOf('/docs/b')).metadata()).toMatchObject({ format: 'png' });
    expect(existsSync(fileOf('/docs/c'))).toBe(false);
  });
});
