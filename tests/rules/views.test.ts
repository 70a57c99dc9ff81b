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
  ['see whether the view by an admin is over', read(path), isThisView],
  ['list views', list('views'), []],
  ['make a view last', set(path, { endsAt: new Date() }), []],
]);
