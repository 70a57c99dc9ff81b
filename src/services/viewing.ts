import * as v from 'valibot';

/**
 * “View as user” lives in a tab of its own: its sign-in is kept in the tab's session storage, so that the admin's
 * own, in every other tab, stays as it is. The tab that opens it leaves the ticket there.
 */
const storageKey = 'plumbline-viewing';

const schema = v.object({
  /** A custom token; gone once it has been used. */
  token: v.nullable(v.string()),
  /** The account that is viewed. The sign-in is the view's own and knows nothing of it. */
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
  /** Where “Stop viewing” leads. */
  back: v.string(),
});

export type StoredViewing = v.InferOutput<typeof schema>;

/** What this tab views; undefined in an ordinary tab. */
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
