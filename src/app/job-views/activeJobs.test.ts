import { planIds, plans } from '#domain/plans';
import { activeQuery, endedQuery } from './activeJobs';

test('whoever may run more at once than any plan is asked about all of them', () => {
  expect(activeQuery('ada', { jobsAtOnce: 50 }).limit).toBe(51);
});

test('what was started under a larger plan is asked about, too', () => {
  expect(activeQuery('ada', plans.free).limit).toBe(21);
});

test.each(planIds)('who lists them and who counts them by the plan %s share a listener', (plan) => {
  expect(activeQuery('ada')).toEqual(activeQuery('ada', plans[plan]));
});

test('a job is either asked for as running or as ended', () => {
  expect(activeQuery('ada', plans.free).where).toContainEqual(['state', 'in', ['queued', 'running']]);
  expect(endedQuery('ada', 8).where).toContainEqual(['state', 'in', ['succeeded', 'failed', 'canceled']]);
});
