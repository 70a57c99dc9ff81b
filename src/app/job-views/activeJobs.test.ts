import { planIds, plans } from '#domain/plans';
import { activeQuery, endedQuery, loadOf } from './activeJobs';

test('queries all jobs of a user with a higher limit than any plan', () => {
  expect(activeQuery('ada', { jobsAtOnce: 500, queuedJobs: 50 }).limit).toBe(551);
});

test('queries jobs that were started under a larger plan', () => {
  expect(activeQuery('ada', plans.free).limit).toBe(221);
});

test('counts jobs that wait for others separately', () => {
  expect(loadOf([{ waitsFor: 'own-jobs' }, { waitsFor: null }, {}, { waitsFor: 'capacity' }])).toEqual({
    running: 2,
    waiting: 2,
  });
});

test.each(planIds)('shares one listener between listing and counting on the plan %s', (plan) => {
  expect(activeQuery('ada')).toEqual(activeQuery('ada', plans[plan]));
});

test('queries each job either as active or as ended', () => {
  expect(activeQuery('ada', plans.free).where).toContainEqual(['state', 'in', ['queued', 'running']]);
  expect(endedQuery('ada', 8).where).toContainEqual(['state', 'in', ['succeeded', 'failed', 'canceled']]);
});
