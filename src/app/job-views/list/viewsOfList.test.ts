import { maxViews, readViews, type SavedView, storeViews } from '#domain/savedViews';
import { isOf, markedQuery, plainQuery, withViewOf } from './viewsOfList';

const view = (name: string, query: string): SavedView => ({ name, query });

test('assigns a view to the list that it was saved in, without showing that in its URL', () => {
  const failed = view('Failed', markedQuery('q=a+b&state=failed', 'own'));
  expect(isOf('own', failed)).toBe(true);
  expect(isOf('everybody', failed)).toBe(false);
  expect(plainQuery(failed)).toBe('q=a+b&state=failed');
  expect(readViews(storeViews([failed]))).toEqual([failed]);
});

test('assigns a view without a mark to both lists, unless it has an owner', () => {
  expect(isOf('own', view('Failed', 'state=failed'))).toBe(true);
  expect(isOf('everybody', view('Failed', 'state=failed'))).toBe(true);
  const ofAda = view('Ada', 'state=failed&owner=ada%40example.com');
  expect(isOf('own', ofAda)).toBe(false);
  expect(isOf('everybody', ofAda)).toBe(true);
});

test('keeps names unique in each list', () => {
  const own = view('Failed', markedQuery('state=failed', 'own'));
  const everybodys = view('Failed', markedQuery('grade=F', 'everybody'));
  const again = view('Failed', markedQuery('grade=E', 'own'));
  expect(withViewOf('own', [own, everybodys], again)).toEqual([everybodys, again]);
});

test('removes no view to make room for another, and still replaces one', () => {
  const full = Array.from({ length: maxViews }, (_, at) => view(`view ${at}`, 'grade=F&list=own'));
  expect(withViewOf('own', full, view('new', 'grade=A&list=own'))).toBeUndefined();
  expect(withViewOf('own', full, view('view 3', 'grade=A&list=own'))).toHaveLength(maxViews);
});
