import { startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';

test.each([
  ['a form first', '<form action="/search"><input name="q"></form><a href="/search">Search</a>'],
  ['a link first', '<a href="/search">Search</a><form action="/search"><input name="q"></form>'],
])('reports a broken link even if a form leads there too: %s', async (_, body) => {
  const site = await startSite(() => ({
    '/': { body: `<!doctype html><html lang="en"><title>A page</title>${body}` },
    '/search': { status: 400 },
  }));
  try {
    const { findings } = await auditSite({ url: site.url });
    const broken = findings.filter(({ rule }) => rule === 'broken-link');
    expect(broken).toMatchObject([{ evidence: { element: 'a', status: 400, occurrences: 2 } }]);
  } finally {
    await site.close();
  }
});
