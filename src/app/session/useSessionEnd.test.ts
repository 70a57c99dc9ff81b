import { isOver } from './useSessionEnd';

const signedInAt = 'Sat, 21 Nov 2026 10:00:05 GMT';
const at = (time: string) => ({ signedOutAt: new Date(`2026-11-21T${time}Z`) });

test.each([
  ['nobody signed out', { signedOutAt: null }, false],
  ['before this sign-in', at('10:00:04'), false],
  ['at its very moment', at('10:00:05'), false],
  ['after it', at('10:00:05.900'), true],
] as const)('%s', (_, user, over) => {
  expect(isOver({ signedInAt }, user)).toBe(over);
});
