import { expect, type Page, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { type Job, noProgress } from '#domain/job';
import type { PageRecord, ReportPart, TimelineEvent, TimelineKind } from '#domain/report';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

const findingsAPart = 20;

const partOf = (n: number): ReportPart => ({
  n,
  totals: [{ rule: 'broken-link', severity: 'error', findings: n * findingsAPart }],
  pages: [],
  findings: Array.from({ length: findingsAPart }, (_, at) => ({
    fingerprint: `finding-${n}-${at}`,
    rule: 'broken-link',
    category: 'links',
    severity: 'error',
    page: `https://example.com/page-${n}-${at}`,
    target: 'https://example.com/gone',
    message: '/gone returns 404 (not found).',
    evidence: { status: 404 },
  })),
});

const addressOf = (n: number) => `https://example.com/read-${n}`;

const pageRead = (n: number): PageRecord => ({
  url: addressOf(n),
  status: 200,
  contentType: 'text/html',
  title: `Page ${n}`,
  depth: 1,
  bytes: 2_000,
  durationMs: 20,
  redirectedTo: null,
  error: null,
  indexing: 'indexable',
});

/** A running job as functions would have stored it, with more parts than the page reads for a running one. */
async function runningJob(name: string) {
  const person = await newAccount(name);
  const running: Partial<Job> = {
    state: 'running',
    progress: { ...noProgress, discovered: 900, fetched: 400, pages: 120, findings: 15 * findingsAPart },
    updatedAt: new Date(),
  };
  const job = storedJob(1, person, running);
  const events: TimelineEvent[] = [];
  const note = async (kind: TimelineKind, slice: number) => {
    events.push({ kind, slice, at: new Date() });
    await db.doc(paths.timeline(job.jobId)).set({ events });
  };
  await storeJobs(db, [job]);
  await note('submitted', 0);
  await note('slice-started', 1);
  const addPart = (n: number, also: Partial<ReportPart> = {}) =>
    db.doc(paths.part(job.jobId, n)).set({ ...partOf(n), ...also });
  for (let n = 1; n <= 15; n += 1) await addPart(n);
  const update = (change: Partial<Job>) => db.doc(paths.job(job.jobId)).update(change);
  return { person, job, note, addPart, update };
}

/** Rendering rounds what scrolling does not. */
const aPixel = 1.5;

/** Returns the position of an element's top in the window, in pixels. */
async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn.`);
  return box.y;
}

const head = 'h3[data-rule="broken-link"]';

async function unfold(page: Page): Promise<void> {
  await page.locator(`${head} button`).click();
  await expect(page.locator('article[data-finding]').first()).toBeAttached();
}

/** Returns the selector of a finding that is fully visible. */
async function findingInView(page: Page): Promise<string> {
  const found = await page.waitForFunction(() =>
    [...document.querySelectorAll('article[data-finding]')]
      .filter((one) => one.getBoundingClientRect().bottom < innerHeight)
      .at(-1)
      ?.getAttribute('data-finding'),
  );
  return `article[data-finding="${await found.jsonValue()}"]`;
}

const result = storedJob(1, { uid: 'nobody', email: '' }, { state: 'succeeded' }).result;
const failure = storedJob(1, { uid: 'nobody', email: '' }, { state: 'failed' }).failure;

const endings = [
  { state: 'succeeded', result, button: 'Show report' },
  { state: 'failed', failure, button: 'Show all findings' },
] as const;

atBothSizes(() => {
  for (const { button, ...ending } of endings) {
    test(`what is being read keeps its position when its job has ${ending.state}`, async ({ page }) => {
      const { person, job, note, addPart, update } = await runningJob('reading');
      await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
      await unfold(page);
      await page.locator(head).evaluate((element) => element.scrollIntoView());
      const someFinding = await findingInView(page);
      const before = await topOf(page, someFinding);

      await addPart(16);
      await note('slice-paused', 1);
      await note('slice-started', 2);
      await expect(page.getByRole('button', { name: 'Show 20 new findings' })).toBeVisible();
      expect(Math.abs((await topOf(page, someFinding)) - before)).toBeLessThan(aPixel);

      await note(ending.state, 2);
      await update({ ...ending, finishedAt: new Date(), updatedAt: new Date() });
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      expect(Math.abs((await topOf(page, someFinding)) - before)).toBeLessThan(aPixel);
      await expectSoundInBothThemes(page, `${ending.state} while it is read`);
    });
  }

  test('the parts of a canceled job that are being read keep their position when its report arrives', async ({
    page,
  }) => {
    const { person, job, update } = await runningJob('cancelling');
    await update({ state: 'canceled', finishedAt: new Date(), updatedAt: new Date() });
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await expect(page.getByRole('tab', { name: 'Findings 300' })).toBeVisible();
    await page.locator(head).evaluate((element) => element.scrollIntoView());
    const someFinding = await findingInView(page);
    const before = await topOf(page, someFinding);
    await update({ result });
    await expect(page.getByRole('button', { name: 'Show report' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Score' })).toBeAttached();
    expect(Math.abs((await topOf(page, someFinding)) - before)).toBeLessThan(aPixel);
  });

  test('an expanded finding keeps its position at the top of the page too', async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 2_000 });
    const { person, job, note, update } = await runningJob('glancing');
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await unfold(page);
    const someFinding = await findingInView(page);
    const before = await topOf(page, someFinding);
    await note('slice-paused', 1);
    await expect(page.getByText('Waiting for the next part to start.')).toBeVisible();
    await note('failed', 1);
    await update({ state: 'failed', failure, finishedAt: new Date() });
    await expect(page.getByText('This job failed')).toBeAttached();
    expect(Math.abs((await topOf(page, someFinding)) - before)).toBeLessThan(aPixel);
  });

  test('URLs appear automatically until the user is at one of them', async ({ page }) => {
    const { person, job, addPart } = await runningJob('following');
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await page.getByRole('tab', { name: /^URLs/ }).click();
    await expect(page.getByText('No URLs yet')).toBeVisible();
    const address = (n: number) => page.getByTitle(addressOf(n));
    for (const n of [16, 17]) {
      await addPart(n, { pages: [pageRead(n)] });
      await expect(address(n)).toBeVisible();
    }
    await address(17).focus();
    await addPart(18, { pages: [pageRead(18)] });
    await page.getByRole('button', { name: 'Show 1 new URL' }).click();
    await expect(address(18)).toBeVisible();
    await addPart(19, { pages: [pageRead(19)] });
    await expect(address(19)).toBeVisible();
  });

  test('a failed job shows everything that it found, and exports it', async ({ page }) => {
    const { person, job, update } = await runningJob('failing');
    await update({ state: 'failed', failure, finishedAt: new Date() });
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await expect(page.getByRole('tab', { name: 'Findings 300' })).toBeVisible();
    await expect(page.getByText('earlier finding')).toBeHidden();
    await expectSoundInBothThemes(page, 'failed');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /^JSON/ }).click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const exported = JSON.parse(Buffer.concat(chunks).toString());
    expect(exported).toMatchObject({ score: null, counts: { error: 300 } });
    expect(exported.findings).toHaveLength(300);
  });
});
