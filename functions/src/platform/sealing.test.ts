import { randomBytes } from 'node:crypto';
import { markOf, open, SealingError, seal } from './sealing';

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [old, current] = [keyOf('old'), keyOf('new')];
const text = 'Bearer s3cret, ä';
const context = 'jobs/one';

test('what was encrypted for a document is decrypted for it', () => {
  const sealed = seal(text, context, current);
  expect(open(sealed, context, current)).toBe(text);
  expect(Buffer.from(sealed.ciphertext).toString('latin1')).not.toContain('s3cret');
});

test('the same text is never encrypted the same way twice', () => {
  const [a, b] = [seal(text, context, current), seal(text, context, current)];
  expect(a.nonce).not.toEqual(b.nonce);
  expect(a.ciphertext).not.toEqual(b.ciphertext);
});

test('an old key still decrypts, and only the first key encrypts', () => {
  const sealed = seal(text, context, old);
  expect(open(sealed, context, `${current} ${old}`)).toBe(text);
  expect(seal(text, context, `${current}\n${old}\n`).keyId).toBe('new');
});

test('what was encrypted for one document is not decrypted for another', () => {
  const sealed = seal(text, context, current);
  expect(() => open(sealed, 'jobs/other', current)).toThrow(SealingError);
});

test.each(['nonce', 'ciphertext'] as const)('an altered %s is refused', (field) => {
  const sealed = seal(text, context, current);
  for (const at of sealed[field].keys()) {
    const altered = Uint8Array.from(sealed[field]);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => open({ ...sealed, [field]: altered }, context, current)).toThrow(SealingError);
  }
});

test('a ciphertext without its tag is refused', () => {
  const sealed = seal(text, context, current);
  for (const length of [0, 8, sealed.ciphertext.length - 1]) {
    const cut = { ...sealed, ciphertext: sealed.ciphertext.subarray(0, length) };
    expect(() => open(cut, context, current)).toThrow(SealingError);
  }
});

test.each([
  ['no key', '', 'not set'],
  ['a key without a name', randomBytes(32).toString('base64'), 'malformed'],
  ['a short key', `new:${randomBytes(16).toString('base64')}`, 'malformed'],
  ['two keys of one name', `${current} ${keyOf('new')}`, 'two keys of the same name'],
])('%s is said to the operator, who is led to the guide', (_, secret, words) => {
  const sealed = seal(text, context, current);
  for (const work of [() => seal(text, context, secret), () => open(sealed, context, secret)]) {
    expect(work).toThrow(words);
    expect(work).toThrow('operator’s guide');
  }
});

test('a key that was removed or replaced is named, and no key and no text is quoted', () => {
  const sealed = seal(text, context, old);
  const replaced = keyOf('old');
  const messageOf = (secret: string) => {
    try {
      return open(sealed, context, secret);
    } catch (error) {
      return String(error);
    }
  };
  expect(messageOf(current)).toContain('no key “old”');
  expect(messageOf(replaced)).toContain('doesn’t decrypt jobs/one');
  for (const secret of [current, replaced]) {
    expect(messageOf(secret)).not.toContain(secret.split(':')[1]);
    expect(messageOf(secret)).not.toContain('s3cret');
  }
});

test('a mark tells texts, contexts and keys apart, and is the same for the same', () => {
  const marks = [
    markOf(text, 'ada', current),
    markOf('other', 'ada', current),
    markOf(text, 'bob', current),
    markOf(text, 'ada', old),
  ];
  expect(new Set(marks).size).toBe(4);
  expect(markOf(text, 'ada', current)).toBe(marks[0]);
});
