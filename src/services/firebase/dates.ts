/** What Firestore's Timestamp has; told by shape, so that this file and its test need no Firebase. */
interface Timestamp {
  toDate(): Date;
}

/** The same data with every Timestamp a Date, however deep it lies. */
export function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (isTimestamp(value)) return value.toDate();
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

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
