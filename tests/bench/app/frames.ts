import type { CDPSession, Page } from '@playwright/test';

/** The frames that a 60 Hz display would have shown during an interaction. */
export interface Frames {
  readonly shown: number;
  /** Frames that weren't ready in time. */
  readonly dropped: number;
  /** CPU time of the page's main thread, in ms. Other load on the machine doesn't affect it. */
  readonly workMs: number;
}

const frameMs = 1_000 / 60;

/** A string, because the compiler adds a helper for function names that the page doesn't have. */
const startCounting = `
  window.counting = { times: [], on: true };
  requestAnimationFrame(function tick(time) {
    window.counting.times.push(time);
    if (window.counting.on) requestAnimationFrame(tick);
  });
`;

/** Counts the frames of a page during an interaction. */
export async function framesWhile(page: Page, interact: () => Promise<void>): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  await page.evaluate(startCounting);
  await interact();
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

/** Measures the CPU time of a page's main thread during an interaction, in ms. Other load on the machine doesn't affect it. */
export async function workWhile(page: Page, interact: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  await interact();
  const workMs = (await taskMs(session)) - before;
  await session.detach();
  return workMs;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** The percentage of frames that were dropped. */
export const droppedShare = ({ shown, dropped }: Frames) => (100 * dropped) / Math.max(1, shown + dropped);

/** CPU time per frame, in ms. At 60 Hz, the limit is 16.7 ms. */
export const workPerFrame = ({ shown, dropped, workMs }: Frames) => workMs / Math.max(1, shown + dropped);

/** Scrolls like a mouse wheel: a notch every two frames. */
export async function scrollThrough(page: Page, notches: number, pixels = 120): Promise<void> {
  await page.mouse.move(500, 500);
  for (let notch = 0; notch < notches; notch += 1) {
    await page.mouse.wheel(0, pixels);
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }
}
