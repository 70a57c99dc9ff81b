/** The methods of Firestore's Timestamp. Detected by shape, so that this file and its test don't need Firebase. */
interface Timestamp {
  toDate(): Date;
}

/** The methods of Firestore's Bytes. */
interface Bytes {
  toUint8Array(): Uint8Array;
}

/** Converts every Timestamp to a Date and all Bytes to a Uint8Array, at any depth. */
export function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (isTimestamp(value)) return value.toDate();
  if (isBytes(value)) return value.toUint8Array();
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  }
  return value;
}

function isTimestamp(value: unknown): value is Timestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

function isBytes(value: unknown): value is Bytes {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toUint8Array' in value &&
    typeof value.toUint8Array === 'function'
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
