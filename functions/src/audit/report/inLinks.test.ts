import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { startSite } from '#tests/support/siteServer';
import { audit, type Delta } from '..';
import { auditSite, quick } from '../testSupport.fixture';

const page = (links: readonly string[]) => ({
  body: `<!doctype html><html lang="en"><title>A</title>${links.map((to) => `<a href="${to}">${to}</a>`).join('')}`,
});

/** Every page links to the start page twice; only the start page links to /a, and /a to /b. */
const routes = () => ({
  '/': page(['/', '/a', '/a', '/c']),
  '/a': page(['/', '/', '/b']),
  '/b': page(['/', 'https://other.example/']),
  '/c': page(['/']),
});

test('counts each linking page once, without the page itself, even after a resume', async () => {
  const site = await startSite(routes);
  const input = v.parse(jobInputSchema, { url: site.url, checkExternal: false });
  try {
    const { outcome, deltas } = await auditSite({ url: site.url, checkExternal: false });
    const resumed = await audit({
      input,
      allowPrivate: true,
      timing: quick,
      resume: deltas as readonly Delta[],
      sink: { wantsCommit: () => true, commit: async () => undefined },
    });
    for (const end of [outcome, resumed]) {
      if (end.kind !== 'finished') throw new Error(end.kind);
      expect(Object.fromEntries(end.inLinks)).toEqual({
        [site.url]: 3,
        [`${site.url}a`]: 1,
        [`${site.url}b`]: 1,
        [`${site.url}c`]: 1,
      });
    }
  } finally {
    await site.close();
  }
});
