import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendSourceMaps } from './sourceMaps';

function built(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'maps-')), 'public');
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(join(folder, 'app.js'), 'console.log(1);\n//# sourceMappingURL=app.js.map\n');
  writeFileSync(join(folder, 'app.js.map'), '{"version":3,"sources":["a.ts"],"names":[],"mappings":"AAAA"}');
  writeFileSync(join(folder, 'static/site.js.map'), '{"version":3,"sources":[],"names":[],"mappings":""}');
  return folder;
}

const files = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

test('no map is left where it would be published, and without a token nobody is asked', async () => {
  const folder = built();
  await sendSourceMaps(folder, { PATH: process.env.PATH });
  expect(files(folder)).toEqual(['app.js', 'static']);
  expect(readFileSync(join(folder, 'app.js'), 'utf8')).toMatch(/^console/);
});

test('with a token scripts are marked and maps offered to Sentry; when it does not take them that is told, and still none is left', async () => {
  const folder = built();
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
