import { exportName } from './exportName';

test('the exports of two runs of one day have two names', () => {
  const at = new Date('2026-11-21T14:05:09Z');
  expect(exportName('shop.example.com/a b', at, 'csv')).toBe(
    'plumbline-shop.example.com-a-b-2026-11-21-1405.csv',
  );
  expect(exportName('shop.example.com', null, 'xml')).toBe('plumbline-shop.example.com.xml');
});
