import { envelopeOf, itemOf } from '#tests/support/sentry/envelopes';
import { envelopeLimits, itemLimits, readEnvelope } from './envelope';

const KiB = 1_024;
const event = itemOf('event', '{}');
const statusOf = (body: Buffer) => {
  const read = readEnvelope(body);
  return 'status' in read ? read.status : 200;
};

test('measures an item header from its own start, not from the start of the envelope', () => {
  const attachments = Array.from({ length: 3 }, () => itemOf('attachment', 'x'.repeat(8 * KiB)));
  const read = readEnvelope(envelopeOf({ dsn: 'd' }, [...attachments, event]));
  expect(read).toEqual({
    dsn: 'd',
    items: [...attachments.map(() => ({ type: 'attachment', bytes: 8 * KiB })), { type: 'event', bytes: 2 }],
  });
});

test.each([
  ['the envelope header', envelopeLimits.headerBytes],
  ['an item header', envelopeLimits.itemHeaderBytes],
])('accepts %s of exactly its limit and rejects one byte more', (what, limit) => {
  const padded = (bytes: number) => {
    const start = what === 'an item header' ? '{"type":"event","pad":"' : '{"pad":"';
    return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
  };
  const envelope = (bytes: number) =>
    Buffer.from(
      what === 'an item header' ? `{}\n${padded(bytes)}\n{}` : `${padded(bytes)}\n{"type":"event"}\n{}`,
    );
  expect(statusOf(envelope(limit))).toBe(200);
  expect(statusOf(envelope(limit + 1))).toBe(413);
});

test.each(Object.entries(itemLimits))('accepts an item of type %s of at most %i bytes', (type, limit) => {
  expect(statusOf(envelopeOf({}, [itemOf(type, Buffer.alloc(limit, 1))]))).toBe(200);
  expect(statusOf(envelopeOf({}, [itemOf(type, Buffer.alloc(limit + 1, 1))]))).toBe(413);
});

test.each([
  ['user_report', 60],
  ['sessions', 60],
  ['session', 10],
  ['client_report', 3],
])('accepts an item of type %s of %i KiB', (type, size) => {
  expect(statusOf(envelopeOf({}, [itemOf(type, Buffer.alloc(size * KiB, 1))]))).toBe(200);
});

test('accepts as many items and bytes as the limits allow, and no more', () => {
  const reports = (count: number) => Array.from({ length: count }, () => itemOf('client_report', '{}'));
  expect(statusOf(envelopeOf({}, reports(envelopeLimits.items)))).toBe(200);
  expect(statusOf(envelopeOf({}, reports(envelopeLimits.items + 1)))).toBe(400);
  const whole = envelopeOf({}, [event]);
  const padded = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length, '\n')]);
  expect(statusOf(padded(envelopeLimits.bytes))).toBe(200);
  expect(statusOf(padded(envelopeLimits.bytes + 1))).toBe(413);
});

test.each([
  ['a length of null', '{"type":"event","length":null}'],
  ['a fractional length', '{"type":"event","length":1.5}'],
  ['a type that is not text', '{"type":["event"]}'],
  ['a header of null', 'null'],
])('rejects an item with %s', (_, header) => {
  expect(statusOf(Buffer.from(`{}\n${header}\n{}`))).toBe(400);
});

test.each([
  ['a header of null', 'null\n{"type":"event"}\n{}'],
  ['a header that is not UTF-8', Buffer.from('{"dsn":"\xff"}\n{"type":"event"}\n{}', 'latin1')],
  ['an item one byte shorter than its length', '{}\n{"type":"event","length":3}\n{}'],
  ['a byte between an item and the next', '{}\n{"type":"attachment","length":1}\nxy{"type":"event"}\n{}'],
  // It would make the payload the next header.
  ['a length of -1', '{}\n{"type":"event","length":-1}\n{"type":"event"}\n{}'],
])('rejects an envelope with %s', (_, body) => {
  expect(statusOf(Buffer.from(body))).toBe(400);
});

test('accepts a missing payload at the end of the envelope as empty', () => {
  expect(readEnvelope(Buffer.from('{}\n{"type":"event"}'))).toEqual({
    dsn: undefined,
    items: [{ type: 'event', bytes: 0 }],
  });
});
