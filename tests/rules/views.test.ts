import { admin, owner, viewAccount } from './accounts';
import { callers, nameOf, visitor } from './callers';
import { attempt, list, read, set, withDatabase } from './support';

withDatabase('views', () => ({}));

const path = `views/${viewAccount.uid}`;
const isThisView = (caller: (typeof callers)[number]) =>
  caller !== visitor &&
  caller.account.uid === owner.uid &&
  caller.view?.by.uid === admin.uid &&
  caller.view.record === 'live';

it.each(callers.map((caller) => [nameOf(caller), caller] as const))('%s', async (_, caller) => {
  expect(await attempt(read(path), caller)).toBe(isThisView(caller) ? 'may' : 'may not');
  expect(await attempt(list('views'), caller)).toBe('may not');
  expect(await attempt(set(path, { endsAt: new Date() }), caller)).toBe('may not');
});
