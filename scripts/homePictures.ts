import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  type PictureName,
  type PictureShape,
  type PictureTheme,
  pictureUrl,
  productPictures,
} from '#site/home/pictures';
import { logInByForm, seeded } from '#tests/e2e/support/people';
import { sayInstead, whenLettersAreThere } from '#tests/e2e/support/pictures';
import { openEvidence } from '#tests/e2e/support/reportScreen';
import { elsewherePages, page as sitePage, sitePages } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { readArguments } from './local/arguments';
import { Problem } from './local/problem';
import { browserArguments, findChromium } from './test/chromium';

/*
 * Takes the home page's pictures of the product: `npx tsx scripts/homePictures.ts [--port 5000]` while `npm start` is
 * running. Two jobs check the tests' practice site, which repairs some of its problems in between. Loopback URLs get
 * readable host names, and nothing else is changed.
 */
const staticFolder = join(__dirname, '../static');
const themes: readonly PictureTheme[] = ['light', 'dark'];
const shapes: readonly PictureShape[] = ['wide', 'phone'];

/** Some pages of the slow site never respond, for which a job waits half a minute. */
const patienceMs = 90_000;

async function main(): Promise<void> {
  const { base } = readArguments(process.argv.slice(2));
  const stack = `http://localhost:${base}`;
  await fetch(stack).catch((cause) => {
    throw new Problem(`No server is running at ${stack}. Run “npm start” in another terminal.`, { cause });
  });
  const [slow, site] = [await startPracticeSite({ slow: true }), await startPracticeSite({ slow: false })];
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments });
  try {
    const page = await loggedIn(browser, stack);
    await takeLive(slow, page);
    await takeReports(site, page);
  } finally {
    await browser.close();
    await slow.close();
    await site.close();
  }
}

/** The icon of the practice site. */
const iconDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" rx="12" fill="#2f6f62"/><path d="M16 42 30 20l8 12 4-6 8 16z" fill="#fff"/></svg>';

type PracticeSite = Awaited<ReturnType<typeof startPracticeSite>>;

/** The practice site. After `improve`, some of its broken links work, and another one is broken. */
async function startPracticeSite({ slow }: { readonly slow: boolean }) {
  let isBetter = false;
  const icon = await sharp(Buffer.from(iconDrawing)).png().toBuffer();
  const elsewhere = await startSite(() => elsewherePages);
  const site = await startSite(
    (url) => {
      const gone = (...paths: string[]) =>
        Object.fromEntries(
          paths.map((path) => [path, () => (isBetter ? sitePage(path.slice(1)) : { status: 404 })]),
        );
      const withTitle = (name: string) => () => sitePage(name, isBetter ? {} : { title: null });
      return {
        ...sitePages(url, elsewhere.url, `${elsewhere.url}gone`, slow),
        '/favicon.ico': { headers: { 'content-type': 'image/png' }, body: icon },
        ...gone('/docs/missing.html', '/docs/removed', '/docs/fails', '/loop-a'),
        '/missing.css': () => (isBetter ? { headers: { 'content-type': 'text/css' } } : { status: 404 }),
        '/missing.js': () =>
          isBetter ? { headers: { 'content-type': 'text/javascript' } } : { status: 404 },
        '/untitled': withTitle('Untitled'),
        '/blank-title': withTitle('Blank title'),
        '/gallery-map': () => (isBetter ? { status: 410 } : sitePage('Gallery map')),
        '/gallery': sitePage('Gallery', {
          body: '<a href="/gallery-map">Map</a> <img width="9" height="9" src="/img/missing.png" alt="Gone">',
        }),
        ...(slow ? { '/flaky': { hangs: true }, '/twin-b': { hangs: true } } : {}),
      };
    },
    { delayMs: 100 },
  );
  return {
    url: site.url,
    improve: () => {
      isBetter = true;
    },
    close: async () => void (await Promise.all([site.close(), elsewhere.close()])),
  };
}

async function loggedIn(browser: Browser, stack: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: stack,
    viewport: { width: 1_200, height: 900 },
    deviceScaleFactor: 2,
  });
  page.setDefaultTimeout(patienceMs);
  await logInByForm(page, seeded('user').email);
  return page;
}

async function takeLive({ url }: PracticeSite, page: Page): Promise<void> {
  await startJob(page, url);
  await page.locator('h3[data-rule="broken-link"]').waitFor();
  await take(page, 'live', url);
  await whenFinished(page);
}

async function takeReports({ url, improve }: PracticeSite, page: Page): Promise<void> {
  await startJob(page, url);
  await whenFinished(page);
  improve();
  await startJob(page, url);
  await whenFinished(page);
  const job = page.url();
  await page.goto(new URL('?tab=changes', job).href);
  await page.getByRole('region', { name: 'New findings' }).waitFor();
  await take(page, 'changes', url);
  await page.goto(new URL('?rule=broken-link', job).href);
  await openEvidence(page.locator('article[data-finding]').first());
  await take(page, 'report', url);
}

async function startJob(page: Page, url: string): Promise<void> {
  await page.goto('/dashboard/new');
  await page.getByLabel('Site URL').fill(url);
  await page.getByRole('button', { name: 'Start job' }).click();
  await page.waitForURL(/\/dashboard\/jobs\/./);
}

const whenFinished = (page: Page) => page.getByRole('button', { name: 'Export' }).waitFor();

/** Tall enough that a phone's navigation, which sticks to the bottom, isn't in a picture. */
const windowHeight = 1_600;

/** Saves the current screen in each shape and theme, without the application's header. */
async function take(page: Page, name: PictureName, url: string): Promise<void> {
  const taken: { readonly png: Buffer; readonly shape: PictureShape; readonly theme: PictureTheme }[] = [];
  await whenLettersAreThere(page);
  for (const shape of shapes) {
    const { width, height } = productPictures[name][shape];
    await page.setViewportSize({ width, height: windowHeight });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(0, 0);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await withReadableHosts(page, url);
      const y = await topOf(page, name, shape);
      const png = await page.screenshot({ animations: 'disabled', clip: { x: 0, y, width, height } });
      taken.push({ png, shape, theme });
    }
  }
  // Compressing takes longer than a job runs.
  for (const { png, shape, theme } of taken) await save(png, name, shape, theme);
}

/** On a phone, the tabs of a comparison are below the fold, so its picture starts there. */
async function topOf(page: Page, name: PictureName, shape: PictureShape): Promise<number> {
  const start = name === 'changes' && shape === 'phone' ? page.getByRole('tablist') : page.getByRole('main');
  return (await start.boundingBox())?.y ?? 0;
}

/** Names the site practice.example, and other loopback hosts that it links to elsewhere.example. */
async function withReadableHosts(page: Page, url: string): Promise<void> {
  await joinCutUrls(page);
  await sayInstead(page, new RegExp(new URL(url).host), 'practice.example');
  await sayInstead(page, /127\.0\.0\.1:\d+/, 'elsewhere.example');
  // The site's tile has its first letter.
  await page.locator('main span[aria-hidden="true"]', { hasText: /^1$/ }).evaluateAll((tiles) => {
    for (const { firstChild } of tiles) if (firstChild) firstChild.nodeValue = 'P';
  });
}

/** A long URL is followed by its two pieces (`ui/Url.tsx`). Joins them, so that its host is in one of them. */
const joinCutUrls = (page: Page) =>
  page.locator('main [aria-hidden="true"] + [aria-hidden="true"]').evaluateAll((ends) => {
    for (const end of ends) {
      const start = end.previousElementSibling?.firstChild;
      const whole = end.previousElementSibling?.previousElementSibling?.textContent ?? '';
      if (!start || !end.firstChild || !whole.startsWith('http://127.0.0.1')) continue;
      start.nodeValue = whole;
      end.firstChild.nodeValue = '';
    }
  });

/** Photographs have more noise than screens: flat colors stay exact at this quality. */
const avif = { quality: 55, effort: 4 } as const;

async function save(png: Buffer, name: PictureName, shape: PictureShape, theme: PictureTheme): Promise<void> {
  const { width } = productPictures[name][shape];
  const file = (format: 'avif' | 'webp', scale: 1 | 2) => {
    const path = join(staticFolder, pictureUrl(name, shape, theme, format, scale));
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  const half = sharp(png).resize({ width });
  await sharp(png).avif(avif).toFile(file('avif', 2));
  if (shape === 'wide') await half.clone().avif(avif).toFile(file('avif', 1));
  await half.clone().webp({ quality: 85 }).toFile(file('webp', 1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
