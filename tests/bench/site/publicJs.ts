import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { buildAll, siteFolder } from '#scripts/local/build';
import { root } from '#scripts/local/stack';
import { browserArguments, findChromium } from '#scripts/test/chromium';
import { publicPages } from '#tests/support/publicPages';
import { type Bench, rowOf } from '../bench';
import { gatsbyBuild } from './builds';
import { prepareEmpty } from './contestants';
import { startHosting } from './hosting';

const base = 5_800;
const maxKb = 20;

/** Measures the scripts that a page loads before any interaction, in KB of gzip -9. */
export const publicJs: Bench = {
  name: 'public-js',
  async run(report) {
    await buildAll(base, console.error);
    const bare = prepareEmpty('bare');
    await gatsbyBuild(bare);
    const [ourHosting, bareHosting] = [
      await startHosting(join(root, siteFolder(base)), base),
      await startHosting(join(bare, 'public'), base + 20),
    ];
    const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments });
    try {
      report(rowOf('a bare Gatsby page', [await scriptsOf(browser, bareHosting.url)], 'KB'));
      for (const path of publicPages) {
        const size = await scriptsOf(browser, `${ourHosting.url}${path}`);
        report(rowOf(path, [size], 'KB', `${maxKb} at most`));
      }
    } finally {
      await browser.close();
      await ourHosting.stop();
      await bareHosting.stop();
    }
  },
};

async function scriptsOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total / 1_000;
}
