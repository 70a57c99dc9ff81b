import * as v from 'valibot';

/** Fields that several operations share. */
const hasControlCharacter = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\u007f');

/** A single line of user input: trimmed, not empty, no control characters. */
export const line = (words: string, maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, `${words} can’t be empty.`),
    v.maxLength(maxLength, `${words} can have at most ${maxLength} characters.`),
    v.check((text) => !hasControlCharacter(text), `${words} must be plain text on one line.`),
  );

/**
 * An ID that becomes part of a Firestore path, which rejects `.`, `..`, `__…__`, and text that isn't Unicode.
 * Source: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export const documentId = (pattern: RegExp, words: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, words),
    v.check((id) => !/^(?:\.\.?|__.*__)$|\p{Surrogate}/u.test(id) && !hasControlCharacter(id), words),
  );

export const uid = documentId(
  /^[^/\s]{1,128}$/,
  'A user ID must have 1 to 128 characters without spaces or “/”, and can’t be “.”, “..” or “__…__”.',
);

export const jobId = documentId(
  /^[A-Za-z0-9_-]{1,64}$/,
  'A job ID can contain only letters, digits, “-” and “_”.',
);

/** Why an admin did it. Stored in the audit log and, for a block, shown to the blocked user. */
export const reason = line('The reason', 500);

/** Email addresses are compared in lower case. The maximum length for delivery is 254 characters. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'That email address is too long.'),
  v.email('That isn’t an email address. Check for a missing “@” or a stray space.'),
);

/** The secret part of a link in an email: 160 bits, base64url. */
export const ticket = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{27}$/, 'This link is incomplete. Open it from the email again.'),
);

export const httpsUrl = (words: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2_048, `${words} can have at most 2,048 characters.`),
    v.check(
      (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
      `${words} must start with https://.`,
    ),
  );
