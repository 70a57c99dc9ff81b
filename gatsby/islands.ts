import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, stop } from 'esbuild';
import { mergeChunks } from './mergeChunks';

/** Below `static/`, so that browsers cache the files forever: their names change with their content. */
const folder = 'static/site';
const entryPoint = 'src/site/islands/index.ts';

/** The last build. `digest` covers the options and `inputs`, in this order. */
interface Built {
  readonly address: string;
  readonly outputs: readonly string[];
  readonly inputs: readonly string[];
  readonly digest: string;
}

/**
 * Builds the public pages' script without webpack, which would add its runtime and the map of all chunks. Skips the
 * build if nothing that goes into it has changed.
 * @returns its URL.
 */
export async function buildIslands(siteFolder: string): Promise<string> {
  const options = optionsFor(siteFolder);
  const record = join(siteFolder, '.cache/islands.json');
  const last: Built | undefined = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : undefined;
  const isThere = (name: string) => existsSync(join(siteFolder, name));
  if (
    last?.address &&
    last.outputs.every(isThere) &&
    last.inputs.every(isThere) &&
    last.digest === (await digestOf(siteFolder, options, last.inputs))
  ) {
    return last.address;
  }
  // Otherwise, output of an earlier build would be published too.
  await rm(join(siteFolder, 'public', folder), { recursive: true, force: true });
  const { metafile, outputFiles } = await build({ ...options, metafile: true, write: false });
  const entry = Object.keys(metafile.outputs).find(
    (name) => metafile.outputs[name]?.entryPoint === entryPoint,
  );
  if (!entry) throw new Error(`esbuild made no entry of ${entryPoint}`);
  const { minify, format, target, legalComments, sourcemap } = options;
  const files = await mergeChunks(outputFiles, join(siteFolder, entry), {
    minify,
    format,
    target,
    legalComments,
    sourcemap,
  });
  for (const { content } of files) rejectUndefinedVariables(String(content));
  // Its process would otherwise run to the end, with everything that it has read in memory.
  await stop();
  await mkdir(join(siteFolder, 'public', folder), { recursive: true });
  for (const { name, content } of files) await writeFile(join(siteFolder, 'public', folder, name), content);
  const inputs = inputsOf(Object.keys(metafile.inputs)).filter(isThere);
  const built: Built = {
    address: `/${folder}/${files[0]?.name}`,
    outputs: files.map(({ name }) => join('public', folder, name)),
    inputs,
    digest: await digestOf(siteFolder, options, inputs),
  };
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(built));
  return built.address;
}

/** Browsers have no `process`, so a variable that isn't defined would stop the whole script. */
export function rejectUndefinedVariables(script: string): void {
  const [name] = script.match(/\bprocess\.env\.\w+/) ?? [];
  if (name) throw new Error(`The script of the public pages reads ${name}, which is not in definitions()`);
}

function optionsFor(siteFolder: string): BuildOptions {
  return {
    absWorkingDir: siteFolder,
    entryPoints: { site: entryPoint },
    outdir: `public/${folder}`,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome100', 'firefox100', 'safari15.4'],
    legalComments: 'none',
    logLevel: 'warning',
    define: definitions(process.env),
    sourcemap: process.env.SENTRY_AUTH_TOKEN ? 'external' : false,
  };
}

/** The lockfile represents all packages. */
const inputsOf = (files: readonly string[]) => [
  'package-lock.json',
  ...files.filter((name) => !name.includes('node_modules/')),
];

async function digestOf(
  siteFolder: string,
  options: BuildOptions,
  inputs: readonly string[],
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const name of inputs) hash.update(name).update(await readFile(join(siteFolder, name)));
  return hash.digest('hex');
}

/** Defines each variable that the browser reads by its full name, as Gatsby does for its own bundles. */
function definitions(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = [
    'GATSBY_SENTRY_DSN',
    'GATSBY_SENTRY_ENVIRONMENT',
    'GATSBY_SENTRY_TRACES_PERCENT',
    'GATSBY_POSTHOG_KEY',
    'GATSBY_POSTHOG_HOST',
    'GATSBY_APP_CHECK_KEY',
    'GATSBY_RELEASE',
  ];
  const firebase = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map(
    (name) => `GATSBY_FIREBASE_${name}`,
  );
  const defined = [...names, ...firebase].map((name) => [
    `process.env.${name}`,
    JSON.stringify(env[name] ?? ''),
  ]);
  return { ...Object.fromEntries(defined), 'process.env.NODE_ENV': '"production"' };
}
