import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Bench, rowOf } from '../bench';
import { signedIn } from './browser';
import { onStack } from './onStack';

const most = 350;

/** Words that stand on no screen but an admin's. */
const adminWords = ['Oldest running', 'setAccessMode', 'waitlistBatches/'];

/** Scripts that the first view of the dashboard loads, for somebody who is signed in, KB of gzip -9. */
export const appJs: Bench = {
  name: 'app-js',
  async run(report) {
    await onStack(async (stack, browser) => {
      for (const path of ['/dashboard', '/dashboard/jobs']) {
        const context = await signedIn(browser, stack.site);
        const page = await context.newPage();
        const scripts: Promise<Buffer>[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script') scripts.push(response.body());
        });
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        // The network is never idle while documents are listened to; scripts come to an end.
        for (let seen = -1; seen < scripts.length; await pause(2_000)) seen = scripts.length;
        const bodies = await Promise.all(scripts);
        const admins = bodies.filter((body) => adminWords.some((words) => body.includes(words)));
        if (admins.length > 0) throw new Error(`${path} loads code of the admin area.`);
        const size = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
        report(rowOf(path, [size / 1_000], 'KB', `${most} at most`));
        await context.close();
      }
    });
  },
};
