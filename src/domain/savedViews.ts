import * as v from 'valibot';

/** The maximum length of a saved query, because all of a user's views share one document. */
export const maxQueryLength = 300;

const viewSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  /** The query of the list's URL, without “?”. */
  query: v.pipe(v.string(), v.maxLength(maxQueryLength)),
});

/** A filter of the jobs list, saved by name. */
export type SavedView = v.InferOutput<typeof viewSchema>;

export const maxViews = 20;

const viewsSchema = v.pipe(v.array(viewSchema), v.maxLength(maxViews));
const storedSchema = v.object({ text: v.pipe(v.string(), v.parseJson(), viewsSchema) });

/**
 * The stored document. A single string, because rules can check the length of a string but not of list items. The
 * largest list is well below their limit of 8,000 characters.
 */
export interface StoredViews {
  readonly text: string;
}

/** Treats unreadable data as no saved views. */
export function readViews(stored: unknown): readonly SavedView[] {
  const parsed = v.safeParse(storedSchema, stored);
  return parsed.success ? parsed.output.text : [];
}

export const storeViews = (views: readonly SavedView[]): StoredViews => ({ text: JSON.stringify(views) });
