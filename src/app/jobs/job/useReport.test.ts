import type { ReportPart } from '../../../domain/report';
import { noReport, reduceReport } from './useReport';

const part = (n: number) => ({ n, pages: [{ url: `/${n}` }], findings: [] }) as unknown as ReportPart;

test('parts are appended, and a part that comes twice is taken once', () => {
  const one = reduceReport(noReport, { kind: 'parts', parts: [part(0), part(1)], more: true });
  const two = reduceReport(one, { kind: 'parts', parts: [part(1), part(2)], more: false });
  expect(two.pages.map(({ url }) => url)).toEqual(['/0', '/1', '/2']);
  expect(two).toMatchObject({ status: 'ready', last: 2, more: false });
});

test('an error keeps what was read', () => {
  const one = reduceReport(noReport, { kind: 'parts', parts: [part(0)], more: true });
  const failed = reduceReport(one, { kind: 'error', error: new Error('no') });
  expect(failed).toMatchObject({ status: 'error', last: 0 });
  expect(failed.pages).toHaveLength(1);
});
