import { jobStates } from '#domain/job';
import { actionsOf, jobStateStyle } from './jobState';

test('gives every state its own title and icon', () => {
  const styles = jobStates.map(jobStateStyle);
  expect(new Set(styles.map((look) => look.title)).size).toBe(jobStates.length);
  expect(new Set(styles.map((look) => look.shape)).size).toBe(jobStates.length);
});

const job = { cancelRequestedAt: null };

test.each([
  ['queued', true, false],
  ['running', true, false],
  ['succeeded', false, false],
  ['failed', false, true],
  ['canceled', false, true],
] as const)('%s: cancel %s, retry %s', (state, cancel, retry) => {
  const actions = actionsOf({ ...job, state });
  expect(actions.cancel !== undefined).toBe(cancel);
  expect(actions.retry !== undefined).toBe(retry);
});

test('says why an action is disabled', () => {
  expect(actionsOf({ state: 'running', cancelRequestedAt: new Date() }).cancel?.reason).toMatch(
    /already being canceled/,
  );
});
