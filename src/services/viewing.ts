import * as v from 'valibot';

/**
 * “View as user” runs in its own tab. Its login is in the tab's session storage, so the admin's login in all other
 * tabs stays unchanged. The tab that opens it stores the ticket there.
 */
const storageKey = 'plumbline-viewing';

const schema = v.object({
  /** A custom token. Null once it has been used. */
  token: v.nullable(v.string()),
  /** The viewed account. The view's own login doesn't contain its data. */
  account: v.object({
    uid: v.string(),
    email: v.nullable(v.string()),
    emailVerified: v.boolean(),
    displayName: v.nullable(v.string()),
    photoURL: v.nullable(v.string()),
    providers: v.pipe(
      v.array(
        v.object({
          providerId: v.string(),
          email: v.nullable(v.string()),
          photoURL: v.nullable(v.string()),
        }),
      ),
      v.readonly(),
    ),
  }),
  /** Milliseconds since 1970. */
  until: v.number(),
  /** The target of “Stop viewing”. */
  back: v.string(),
});

export type StoredViewing = v.InferOutput<typeof schema>;

/** Returns what this tab views, or undefined in an ordinary tab. */
export function storedViewing(storage: Storage = window.sessionStorage): StoredViewing | undefined {
  const stored = storage.getItem(storageKey);
  if (stored === null) return undefined;
  const parsed = v.safeParse(schema, JSON.parse(stored));
  return parsed.success ? parsed.output : undefined;
}

export function storeViewing(viewing: StoredViewing, storage: Storage = window.sessionStorage): void {
  storage.setItem(storageKey, JSON.stringify(viewing));
}

export function forgetViewing(storage: Storage = window.sessionStorage): void {
  storage.removeItem(storageKey);
}
