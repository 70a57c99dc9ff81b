import { withDates } from './dates';

const at = new Date('2026-11-21T10:00:00Z');
const timestamp = { toDate: () => at };

test("converts Firestore's Bytes to Uint8Array", () => {
  const bytes = new Uint8Array([1, 2]);
  expect(withDates({ data: { toUint8Array: () => bytes } })).toEqual({ data: bytes });
});

test('converts timestamps to dates at every depth and leaves the rest alone', () => {
  const bytes = new Uint8Array([1]);
  expect(
    withDates({ createdAt: timestamp, events: [{ at: timestamp, slice: 1 }], none: null, title: 'x', bytes }),
  ).toEqual({ createdAt: at, events: [{ at, slice: 1 }], none: null, title: 'x', bytes });
});
