import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { missingVariables } from '../gatsby/operator';
import type { Target } from './deploy/checks';
import { accessToken, connect } from './deploy/google';
import { Problem } from './local/problem';

const root = join(__dirname, '..');
const usage = 'npm run preflight -- <alias>, where .firebaserc names the project of each alias';

function readVariables(...names: readonly string[]): Record<string, string | undefined> {
  const files = names.map((name) => join(root, name)).filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));
}

function readTarget(alias: string): Target {
  const file = join(root, '.firebaserc');
  const { projects = {} }: { projects?: Record<string, string> } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const projectId = projects[alias];
  if (!projectId) {
    throw new Problem(
      `.firebaserc has no project for “${alias}”. Run “npx firebase use --add”, choose the project, and enter the alias “${alias}”. Usage: ${usage}`,
    );
  }
  const site = { ...readVariables(`.env.${alias}`), ...process.env };
  return {
    alias,
    projectId,
    missing: missingVariables({ ...site, GATSBY_ACTIVE_ENV: alias }),
    site,
    functions: readVariables('functions/.env', `functions/.env.${projectId}`, `functions/.env.${alias}`),
    config: JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')),
    functionsFiles: readdirSync(join(root, 'functions')),
    google: connect(accessToken()),
  };
}

async function main([alias, ...more]: readonly string[]): Promise<void> {
  if (!alias || more.length > 0) throw new Problem(`Name one deployment. Usage: ${usage}`);
  const target = readTarget(alias);
  // Imported here because this code validates the environment when it loads.
  const { runChecks } = await import('./deploy/checks');
  const results = await runChecks(target);
  for (const { name, problems, remedy } of results) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of problems) console.log(`    ${problem}`);
    if (problems.length > 0) console.log(`    → ${remedy}`);
  }
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  if (failed > 0) throw new Problem(`${failed} of ${results.length} checks failed. Nothing was changed.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
