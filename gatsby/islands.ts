import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Below `static/`, so that browsers keep the files for good: their names change with their content. */
const folder = 'static/site';

/**
 * The script of the public pages, built beside webpack's: webpack would add its runtime and the map of all chunks to it.
 * @returns its address.
 */
export async function buildIslands(siteFolder: string): Promise<string> {
  // What an earlier build has left would be published with it.
  await rm(join(siteFolder, 'public', folder), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: siteFolder,
    entryPoints: { site: 'src/site/islands/index.ts' },
    outdir: `public/${folder}`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome100', 'firefox100', 'safari15.4'],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    define: definitions(process.env),
    sourcemap: process.env.SENTRY_AUTH_TOKEN ? 'external' : false,
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint !== undefined);
  if (!entry) throw new Error('esbuild made no entry of src/site/islands/index.ts');
  return entry[0].replace(/^public/, '');
}

/** Each variable that the browser reads by its full name; Gatsby does the same for its own bundles. */
function definitions(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = [
    'GATSBY_SENTRY_DSN',
    'GATSBY_SENTRY_ENVIRONMENT',
    'GATSBY_SENTRY_TRACES_PERCENT',
    'GATSBY_POSTHOG_KEY',
    'GATSBY_POSTHOG_HOST',
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
