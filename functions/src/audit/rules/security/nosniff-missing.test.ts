import { settings } from '../testPage';
import { nosniffMissing } from './nosniff-missing';

const of = (value?: string) =>
  settings(nosniffMissing, value === undefined ? {} : { 'x-content-type-options': value });

test.each([undefined, '', 'sniff', 'none, nosniff'])('%j', (value) =>
  expect(of(value)).toEqual(['The X-Content-Type-Options: nosniff header is missing']),
);

test.each(['nosniff', ' NoSniff ', 'nosniff, nosniff'])('not %j', (value) => expect(of(value)).toEqual([]));
