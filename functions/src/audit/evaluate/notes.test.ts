import { pageOf } from '../rules/testPage.fixture';
import { CrawlState } from '../state/state';
import { noteOf } from './notes';

test('counts a cookie that one page sets twice as one problem', () => {
  const state = new CrawlState();
  state.apply(['url', 'https://example.com/', 0, 'page']);
  const parts = {
    state,
    outbox: { record: (event: Parameters<CrawlState['apply']>[0]) => state.apply(event) },
    registry: { link: () => null },
  };
  const cookies = ['id=1; Secure; HttpOnly', 'id=2; Secure; HttpOnly; Path=/a', 'sort=1; Secure'];
  const page = pageOf('<p>x', { url: 'https://example.com/', headers: { 'set-cookie': cookies } });
  const { t = [] } = noteOf(parts, 0, page);
  expect(
    t.map((trait) => state.traits.at(trait)).filter((trait) => trait?.rule === 'cookie-samesite'),
  ).toEqual([
    { rule: 'cookie-samesite', value: 'id' },
    { rule: 'cookie-samesite', value: 'sort' },
  ]);
  expect(noteOf(parts, 0, page).t).toEqual(t);
});
