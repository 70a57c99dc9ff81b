import type { CDPSession, Page } from '@playwright/test';

/** What a display of 60 Hz would have shown of a stretch of time. */
export interface Frames {
  readonly shown: number;
  /** Frames for which nothing new was ready in time. */
  readonly dropped: number;
  /** Of the page's main thread, ms of processor time: what else the machine does is not in it. */
  readonly workMs: number;
}

const frameMs = 1_000 / 60;

/** As text: what compiles this file names its functions with a helper that the page does not have. */
const startCounting = `
  window.counting = { times: [], on: true };
  requestAnimationFrame(function tick(time) {
    window.counting.times.push(time);
    if (window.counting.on) requestAnimationFrame(tick);
  });
`;

/** Counts the frames that a page makes while something happens to it. */
export async function framesWhile(page: Page, happen: () => Promise<void>): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  await page.evaluate(startCounting);
  await happen();
  const times = await page.evaluate(() => {
    const { counting } = window as unknown as { counting: { times: number[]; on: boolean } };
    counting.on = false;
    return counting.times;
  });
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0);
  const workMs = (await taskMs(session)) - before;
  await session.detach();
  return { shown: gaps.length, dropped, workMs };
}

/** Processor time of a page's main thread while something happens to it, ms: what else the machine does is not in it. */
export async function workWhile(page: Page, happen: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  await happen();
  const workMs = (await taskMs(session)) - before;
  await session.detach();
  return workMs;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Frames dropped, in per cent of all that were due. */
export const droppedShare = ({ shown, dropped }: Frames) => (100 * dropped) / Math.max(1, shown + dropped);

/** Processor time that each frame took, of the 16.7 ms that it may. */
export const workPerFrame = ({ shown, dropped, workMs }: Frames) => workMs / Math.max(1, shown + dropped);

/** Scrolls as a hand on a wheel does: a notch every two frames. */
export async function scrollThrough(page: Page, notches: number, pixels = 120): Promise<void> {
  await page.mouse.move(500, 500);
  for (let notch = 0; notch < notches; notch += 1) {
    await page.mouse.wheel(0, pixels);
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }
}
