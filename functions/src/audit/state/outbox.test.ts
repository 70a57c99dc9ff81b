import type { Finding } from '#domain/finding';
import { noProgress } from '#domain/job';
import { Outbox } from './outbox';
import { CrawlState } from './state';

test('masks credentials that a rule quotes from a page before the finding is committed', async () => {
  const committed: Finding[] = [];
  const sink = {
    wantsCommit: () => true,
    commit: async ({ findings }: { findings: readonly Finding[] }) => void committed.push(...findings),
  };
  const outbox = new Outbox(
    sink,
    new CrawlState(),
    () => noProgress,
    (error) => {
      throw error;
    },
  );
  const written = 'http://ada:s3cret@site.example/';
  outbox.addFinding({
    rule: 'placeholder-text',
    category: 'content',
    severity: 'warning',
    page: 'https://site.example/',
    target: null,
    message: `The page says ${written}.`,
    fingerprint: 'A'.repeat(16),
    evidence: { value: written, snippet: `<p>${written}</p>` },
  });
  outbox.record(['seeded']);
  await outbox.flush();
  expect(committed).toHaveLength(1);
  expect(JSON.stringify(committed)).not.toContain('s3cret');
  expect(committed[0]?.message).toBe('The page says http://***@site.example/.');
});
