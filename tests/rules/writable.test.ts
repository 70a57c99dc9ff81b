import { readFileSync } from 'node:fs';
import { defaultPreferences } from '#domain/preferences';
import { maxQueryLength, maxViews, storeViews } from '#domain/savedViews';
import { rulesFile, set, withDatabase } from './support';
import { describeTable, type Row } from './table';
import { writablePathsOf } from './writablePaths';

interface Bounds {
  /** The largest document that browsers need to write. */
  readonly largest: object;
  /** Documents beyond the limits: a longer value, another field, another type. */
  readonly tooLarge: Readonly<Record<string, object>>;
}

const { jobDefaults } = defaultPreferences;
const long = 'x'.repeat(8_001);
const view = { name: 'n'.repeat(40), query: 'q'.repeat(maxQueryLength) };

/**
 * The limits of each path that a browser may write. Rules can't count documents, so the number is limited by a path
 * in which only the owner varies, and the size by rules about every value. Functions write all other documents.
 */
const bounds: Readonly<Record<string, Bounds>> = {
  'users/{owner}/settings/preferences': {
    largest: { ...defaultPreferences, jobDefaults: { ...jobDefaults, maxPages: 100_000, maxDepth: 100 } },
    tooLarge: {
      'a long theme': { ...defaultPreferences, appearance: { theme: long } },
      'a long scope': { ...defaultPreferences, jobDefaults: { ...jobDefaults, scope: long } },
      'one more field': { ...defaultPreferences, more: long },
      'a list': { ...defaultPreferences, notifications: [long] },
    },
  },
  'users/{owner}/settings/views': {
    largest: storeViews(Array.from({ length: maxViews }, () => view)),
    tooLarge: {
      'a text past the limit': { text: long },
      'one more field': { ...storeViews([]), more: long },
      'a list': { text: [long] },
    },
  },
};

withDatabase('writable', () => ({}));

describe('paths that browsers may write', () => {
  it('are those with limits in this table', () => {
    expect(writablePathsOf(readFileSync(rulesFile, 'utf8'))).toEqual(Object.keys(bounds).sort());
  });

  it.each(Object.keys(bounds))('are one per account: %s', (path) => {
    expect(path.match(/\{[^}]*\}/g)).toEqual(['{owner}']);
  });

  it('are found in every syntax that rules have', () => {
    const rules = `service cloud.firestore { match /databases/{database}/documents {
      // match /not/{this} { allow write; }
      function open() { return true; }
      match /a/{b} {
        allow read: if open();
        allow get, create: if open();
        match /c/d { allow update: if
          open(); }
        match /e/{f=**} { allow delete: if open(); }
      }
      match /g/{h=**} { allow write; }
    } }`;
    expect(writablePathsOf(rules)).toEqual(['a/{b}', 'a/{b}/c/d', 'g/{h=**}']);
  });
});

describeTable('documents that browsers write', (owner): Row[] =>
  Object.entries(bounds).flatMap(([pattern, { largest, tooLarge }]): Row[] => {
    const path = pattern.replace('{owner}', owner);
    const name = pattern.replace('{owner}', 'u1');
    return [
      [`write the largest ${name}`, set(path, largest), ['owner']],
      ...Object.entries(tooLarge).map(
        ([size, data]): Row => [`write ${name} with ${size}`, set(path, data), []],
      ),
      [`write next to ${name}`, set(`${path}-2`, largest), []],
      [`write below ${name}`, set(`${path}/more/1`, largest), []],
    ];
  }),
);
