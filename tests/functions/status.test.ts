import { paths } from '#domain/collections';
import { statusPath } from '#domain/serviceStatus';
import { change, closeAdmin, db, functionUrl, site } from '../support/stack';

const settings = db.doc(paths.accessSettings);

afterAll(async () => {
  await change(paths.accessSettings, { schedulesPaused: false });
  await closeAdmin();
});

it('reads the pauses and stalled jobs, without an account', async () => {
  await settings.set({ schedulesPaused: true }, { merge: true });
  const stalled = db.collection(paths.jobs).doc('stalled-for-status');
  await stalled.set({ state: 'running', updatedAt: new Date(Date.now() - 3_600_000) });
  const { readStatus } = await import('#functions/monitoring/status');
  const { status, notices } = await readStatus(new Date());
  await stalled.delete();
  expect(status).toBe('limited');
  expect(notices.map(({ title }) => title)).toEqual([
    'Scheduled runs are paused',
    'Some running jobs have stopped responding',
  ]);
});

it.each([
  ['directly', functionUrl('status')],
  ['through Hosting', `${site}${statusPath}`],
])('responds %s', async (_, url) => {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: expect.stringMatching(/^(working|limited)$/) });
});
