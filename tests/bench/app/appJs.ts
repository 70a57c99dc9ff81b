import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Bench, rowOf } from '../bench';
import { signedIn } from './browser';
import { onStack } from './onStack';

const maxKb = 350;

/** Texts that only admin screens contain. */
const adminWords = ['Oldest running', 'setAccessMode', 'No email address here starts with'];

/** Measures the scripts that a signed-in user's first view of the dashboard loads, in KB of gzip -9. */
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
        // Firestore listeners keep the network busy, so this waits until no further script is requested.
        for (let before = -1; before < scripts.length; await pause(2_000)) before = scripts.length;
        const bodies = await Promise.all(scripts);
        const adminScripts = bodies.filter((body) => adminWords.some((words) => body.includes(words)));
        if (adminScripts.length > 0) throw new Error(`${path} loads code of the admin area.`);
        const size = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
        report(rowOf(path, [size / 1_000], 'KB', `${maxKb} at most`));
        await context.close();
      }
    });
  },
};
