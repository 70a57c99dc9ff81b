import { isSessionOver } from './followUser';

const signedInAt = 'Sat, 21 Nov 2026 10:00:05 GMT';
const at = (time: string) => ({ signedOutAt: new Date(`2026-11-21T${time}Z`) });

test.each([
  ['continues when no logout was recorded', { signedOutAt: null }, false],
  ['continues after a logout before this sign-in', at('10:00:04'), false],
  ['continues after a logout at the same time', at('10:00:05'), false],
  ['ends after a later logout', at('10:00:05.900'), true],
] as const)('%s', (_, user, over) => {
  expect(isSessionOver({ signedInAt }, user)).toBe(over);
});
