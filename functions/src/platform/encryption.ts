import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import type { Encrypted } from '#domain/internalRecords';

/**
 * The keys that encrypt request headers, as `id:key` separated by spaces. A key is 32 bytes in base64. The first key
 * encrypts; the others only decrypt, so that keys can be rotated.
 */
const headerKeys = defineSecret('HEADER_KEYS');

/** The option of a function that encrypts or decrypts. No other function gets the keys. */
export const withHeaderKeys = { secrets: [headerKeys] };

/** The keys are missing or wrong. The message is for the operator and contains no key and no plaintext. */
export class EncryptionError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} See “Encrypt request headers” in the operator’s guide.`, options);
    this.name = 'EncryptionError';
  }
}

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text.
 * @param context what the text belongs to, such as the path of a document. It can’t be decrypted for another context.
 * @throws EncryptionError
 */
export function encrypt(text: string, context: string, secret = headerKeys.value()): Encrypted {
  const { id, bytes } = currentKey(secret);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(authenticated(id, context));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { keyId: id, nonce, ciphertext };
}

export const isEncryptedByCurrentKey = ({ keyId }: Encrypted, secret = headerKeys.value()): boolean =>
  keyId === currentKey(secret).id;

/** Decrypts a text that `encrypt` encrypted for the same context. @throws EncryptionError */
export function decrypt(
  { keyId, nonce, ciphertext }: Encrypted,
  context: string,
  secret = headerKeys.value(),
): string {
  const key = readKeys(secret).find(({ id }) => id === keyId);
  if (!key) throw new EncryptionError(`HEADER_KEYS has no key “${keyId}”, which encrypted ${context}.`);
  const end = ciphertext.length - tagBytes;
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes });
    decipher.setAAD(authenticated(keyId, context));
    decipher.setAuthTag(ciphertext.subarray(end));
    return Buffer.concat([decipher.update(ciphertext.subarray(0, end)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new EncryptionError(
      `The key “${keyId}” of HEADER_KEYS doesn’t decrypt ${context}: it is another key than the one of that name before, or the document was altered.`,
      { cause },
    );
  }
}

/**
 * Returns a short digest of a text and a context, from which the text can’t be guessed without the key.
 * @throws EncryptionError
 */
export function keyedDigest(text: string, context: string, secret = headerKeys.value()): string {
  const key = Buffer.from(hkdfSync('sha256', currentKey(secret).bytes, '', 'mark', keyBytes));
  return createHmac('sha256', key).update(`${context}\n${text}`).digest('base64url').slice(0, 16);
}

const authenticated = (keyId: string, context: string) => Buffer.from(`${keyId} ${context}`, 'utf8');

const currentKey = (secret: string): Key => readKeys(secret)[0];

function readKeys(secret: string): [Key, ...Key[]] {
  const [first, ...others] = secret.split(/\s+/).filter(Boolean).map(readKey);
  if (!first) throw new EncryptionError('HEADER_KEYS is not set.');
  const keys: [Key, ...Key[]] = [first, ...others];
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new EncryptionError('HEADER_KEYS has two keys of the same name. Give each its own.');
  return keys;
}

/** Never quotes the text in an error, because it may be a key without a name. */
function readKey(text: string): Key {
  const [, id = '', base64 = ''] = /^([\w.-]{1,64}):([A-Za-z0-9+/]{43}=)$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== keyBytes)
    throw new EncryptionError('HEADER_KEYS is malformed: a key is its name, a colon and 32 bytes in base64.');
  return { id, bytes };
}
