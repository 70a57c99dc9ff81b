import { settings } from '../testPage.fixture';
import { nosniffMissing } from './nosniff-missing';

const of = (value?: string) =>
  settings(nosniffMissing, value === undefined ? {} : { 'x-content-type-options': value });

test.each([undefined, '', 'sniff', 'none, nosniff'])('reports %j', (value) =>
  expect(of(value)).toEqual(['The X-Content-Type-Options: nosniff header is missing']),
);

test.each(['nosniff', ' NoSniff ', 'nosniff, nosniff'])("doesn't report %j", (value) =>
  expect(of(value)).toEqual([]),
);
