import { exportName } from './ExportMenu';

test('gives the exports of two runs on one day different names', () => {
  const at = new Date('2026-11-21T14:05:09Z');
  expect(exportName('shop.example.com/a b', at, 'csv')).toBe(
    'plumbline-shop.example.com-a-b-2026-11-21-1405.csv',
  );
  expect(exportName('shop.example.com', null, 'xml')).toBe('plumbline-shop.example.com.xml');
});
