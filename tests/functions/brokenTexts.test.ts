import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrokenText, readable, unreadable } from '../support/brokenTexts';

/*
 * What editors see when a text is wrong, said by a real build. It stands here because these tests run one after
 * another, and a build takes all processors.
 */
const root = join(__dirname, '../..');
const sources = [
  ...['src', 'content', 'static', 'gatsby', 'package.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
];

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'plumbline-texts-'));
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Builds the copy with these texts in it: the exit code, and the faults that it tells. */
async function build(texts: readonly BrokenText[]): Promise<{ code: number | null; faults: string[] }> {
  for (const { file, source } of texts) {
    const path = join(copy, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  // Gatsby takes another database for one of jest's workers.
  const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(join(root, 'node_modules/.bin/gatsby'), ['build'], {
    cwd: copy,
    env: { ...env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return { code, faults: said.split('\n').flatMap((line) => /^ +(content\/.*)/.exec(line)?.[1] ?? []) };
}

const linesOf = (texts: readonly BrokenText[]) =>
  texts.flatMap(({ file, told }) => told.map((words) => `content/${file}${words}`));

test.each([
  ['texts that can’t be read', unreadable],
  ['all that is wrong in texts that can be read', readable],
])(
  'a build with faults names %s, each by file, line and words, and fails',
  async (_, texts) => {
    const { code, faults } = await build(texts);
    expect(faults.toSorted()).toEqual(linesOf(texts).toSorted());
    expect(code).toBe(1);
  },
  300_000,
);
