import { randomBytes } from 'node:crypto';
import { decrypt, EncryptionError, encrypt, keyedDigest } from './encryption';

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [old, current] = [keyOf('old'), keyOf('new')];
const text = 'Bearer s3cret, ä';
const context = 'jobs/one';

test('decrypts a text for the same context', () => {
  const sealed = encrypt(text, context, current);
  expect(decrypt(sealed, context, current)).toBe(text);
  expect(Buffer.from(sealed.ciphertext).toString('latin1')).not.toContain('s3cret');
});

test('encrypts the same text differently each time', () => {
  const [a, b] = [encrypt(text, context, current), encrypt(text, context, current)];
  expect(a.nonce).not.toEqual(b.nonce);
  expect(a.ciphertext).not.toEqual(b.ciphertext);
});

test('decrypts with an old key, and encrypts with the first key only', () => {
  const sealed = encrypt(text, context, old);
  expect(decrypt(sealed, context, `${current} ${old}`)).toBe(text);
  expect(encrypt(text, context, `${current}\n${old}\n`).keyId).toBe('new');
});

test('rejects decryption for another context', () => {
  const sealed = encrypt(text, context, current);
  expect(() => decrypt(sealed, 'jobs/other', current)).toThrow(EncryptionError);
});

test.each(['nonce', 'ciphertext'] as const)('rejects an altered %s', (field) => {
  const sealed = encrypt(text, context, current);
  for (const at of sealed[field].keys()) {
    const altered = Uint8Array.from(sealed[field]);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => decrypt({ ...sealed, [field]: altered }, context, current)).toThrow(EncryptionError);
  }
});

test('rejects a ciphertext without its tag', () => {
  const sealed = encrypt(text, context, current);
  for (const length of [0, 8, sealed.ciphertext.length - 1]) {
    const cut = { ...sealed, ciphertext: sealed.ciphertext.subarray(0, length) };
    expect(() => decrypt(cut, context, current)).toThrow(EncryptionError);
  }
});

test.each([
  ['no key', '', 'not set'],
  ['a key without a name', randomBytes(32).toString('base64'), 'malformed'],
  ['a short key', `new:${randomBytes(16).toString('base64')}`, 'malformed'],
  ['two keys of one name', `${current} ${keyOf('new')}`, 'two keys of the same name'],
])('reports %s to the operator with a link to the guide', (_, secret, words) => {
  const sealed = encrypt(text, context, current);
  for (const work of [() => encrypt(text, context, secret), () => decrypt(sealed, context, secret)]) {
    expect(work).toThrow(words);
    expect(work).toThrow('operator’s guide');
  }
});

test('names a missing or replaced key without quoting keys or plaintext', () => {
  const sealed = encrypt(text, context, old);
  const replaced = keyOf('old');
  const messageOf = (secret: string) => {
    try {
      return decrypt(sealed, context, secret);
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

test('the digest depends on text, context and key, and is stable', () => {
  const marks = [
    keyedDigest(text, 'ada', current),
    keyedDigest('other', 'ada', current),
    keyedDigest(text, 'bob', current),
    keyedDigest(text, 'ada', old),
  ];
  expect(new Set(marks).size).toBe(4);
  expect(keyedDigest(text, 'ada', current)).toBe(marks[0]);
});
