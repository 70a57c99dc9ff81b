import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../../../scripts/local/child';
import { root } from '../../../scripts/local/stack';

export const benchFolder = join(root, '.local', 'bench');

/** A Gatsby site of one page with one heading: what Gatsby costs before anything is built with it. */
export async function buildBareSite(): Promise<string> {
  const folder = freshSite('bare');
  write(
    folder,
    'src/pages/index.js',
    'export default () => <h1>Bare</h1>;\nexport const Head = () => <title>Bare</title>;\n',
  );
  write(folder, 'gatsby-config.js', "module.exports = { jsxRuntime: 'automatic' };\n");
  await gatsbyBuild(folder, 'bare');
  return join(folder, 'public');
}

/** An empty site that finds its packages in ours. */
export function freshSite(name: string): string {
  const folder = join(benchFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write(folder, 'package.json', JSON.stringify({ private: true, dependencies: { gatsby: '*' } }));
  return folder;
}

export function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

export async function gatsbyBuild(folder: string, name: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const logFile = join(benchFolder, `${name}.log`);
  const child = startChild({
    name: 'gatsby',
    command: join(root, 'node_modules/.bin/gatsby'),
    args: ['build'],
    cwd: folder,
    env: { GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', ...env },
    logFile,
  });
  if ((await child.gone) !== 0) throw new Error(`The site “${name}” could not be built; see ${logFile}`);
}
