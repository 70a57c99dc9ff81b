import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ExportedReport } from '#domain/export';

const root = join(__dirname, '../..');

/** Pages that public ones link to and that are not listed themselves, because their content depends on the user. */
const doors = [
  '/auth/login',
  '/auth/signup',
  '/check',
  '/dashboard',
  '/dashboard/new',
  '/dashboard/settings',
  '/dashboard/sites',
];

test('our own engine reads every public page and finds no problems', async ({ request, baseURL }) => {
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      'node_modules/.bin/tsx',
      ['scripts/audit.ts', `${baseURL}/`, '--no-external', '--json'],
      { cwd: root, maxBuffer: 50_000_000 },
      (error, stdout, stderr) => (stdout ? resolve(stdout) : reject(new Error(stderr, { cause: error }))),
    );
  });
  const { grade, counts, pagesRead, pages, findings }: ExportedReport = JSON.parse(output);
  // Other sites are left out: unverified findings would be about our own.
  expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  expect({ grade, ...counts }).toMatchObject({ grade: 'A', error: 0, warning: 0, unverified: 0 });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  const expected = [...listed, ...doors.map((path) => `${baseURL}${path}`)].toSorted();
  expect(pages.map(({ url }) => url).toSorted()).toEqual(expected);
  expect(pagesRead).toBe(expected.length);
});
