import { breaches } from '../testPage.fixture';
import { telMalformed } from './tel-malformed';

const of = (href: string) => breaches(telMalformed, `<a href="${href}">Call</a>`);

test.each([
  ['tel:', 'A telephone link has no number.'],
  ['tel:our-office', '“our-office” can’t be dialed.'],
  ['tel://+441234567', '“//+441234567” can’t be dialed.'],
  ['tel:+', '“+” can’t be dialed.'],
  ['tel:%2B1%20call', '“%2B1%20call” can’t be dialed.'],
  ['tel:100%', '“100%” can’t be dialed.'],
  ['tel:0800 FLOWERS', '“0800 FLOWERS” can’t be dialed.'],
])('reports %s', (href, message) => expect(of(href)).toEqual([message]));

test.each([
  'tel:+441234567890',
  'tel:+44 (0)1234 567-890',
  'tel:+44%201234%20567890',
  'tel:112',
  'tel:+1-800-555-0199;ext=12',
  'tel:*21%23',
  'TEL:01234/567',
  'tel:%2B1%20%28555%29%20123-4567',
])("doesn't report %s", (href) => expect(of(href)).toEqual([]));
