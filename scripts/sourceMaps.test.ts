import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendSourceMaps } from './sourceMaps';

function builtSite(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'maps-')), 'public');
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(join(folder, 'app.js'), 'console.log(1);\n//# sourceMappingURL=app.js.map\n');
  writeFileSync(join(folder, 'app.js.map'), '{"version":3,"sources":["a.ts"],"names":[],"mappings":"AAAA"}');
  writeFileSync(join(folder, 'static/site.js.map'), '{"version":3,"sources":[],"names":[],"mappings":""}');
  return folder;
}

const files = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

test('deletes all maps and uploads nothing without a token', async () => {
  const folder = builtSite();
  await sendSourceMaps(folder, { PATH: process.env.PATH });
  expect(files(folder)).toEqual(['app.js', 'static']);
  expect(readFileSync(join(folder, 'app.js'), 'utf8')).toMatch(/^console/);
});

test('uploads maps with a token, and deletes them even if the upload fails', async () => {
  const folder = builtSite();
  const env = {
    PATH: process.env.PATH,
    SENTRY_AUTH_TOKEN: 'wrong',
    SENTRY_URL: 'http://127.0.0.1:9',
    SENTRY_ORG: 'org',
    SENTRY_PROJECT: 'site',
    SENTRY_HTTP_MAX_RETRIES: '0',
    GATSBY_RELEASE: 'r1',
  };
  await expect(sendSourceMaps(folder, env)).rejects.toThrow();
  expect(files(folder)).toEqual(['app.js', 'static']);
  expect(readFileSync(join(folder, 'app.js'), 'utf8')).toContain('debugId');
});
