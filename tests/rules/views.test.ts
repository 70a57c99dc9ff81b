import { admin, owner, viewAccount } from './accounts';
import { type MaybeCaller, visitor } from './callers';
import { list, read, set, withDatabase } from './support';
import { describeTable, type Row } from './table';

withDatabase('views', () => ({}));

const path = `views/${viewAccount.uid}`;
const isThisView = (caller: MaybeCaller) =>
  caller !== visitor &&
  caller.account.uid === owner.uid &&
  caller.view?.by.uid === admin.uid &&
  caller.view.record === 'live';

describeTable('views', (): Row[] => [
  ['read whether an admin’s view is over', read(path), isThisView],
  ['list views', list('views'), []],
  ['extend a view', set(path, { endsAt: new Date() }), []],
]);
