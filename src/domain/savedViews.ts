import * as v from 'valibot';

/** A longer one can't be kept: a person's views share one document. */
export const longestQuery = 300;

const viewSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  /** The query of the list's address, without the “?”. */
  query: v.pipe(v.string(), v.maxLength(longestQuery)),
});

/** A filter of the jobs list, kept by name. */
export type SavedView = v.InferOutput<typeof viewSchema>;

export const mostViews = 20;

const viewsSchema = v.pipe(v.array(viewSchema), v.maxLength(mostViews));

export const savedViewsPath = (uid: string) => `users/${uid}/settings/views`;

/**
 * The document at that path. One text, since rules can measure a text but can't look into a list; the
 * longest list that is allowed stays well below the 8,000 characters that they let through.
 */
export interface StoredViews {
  readonly text: string;
}

/** What can't be read counts as nothing kept. */
export function readViews(stored: unknown): readonly SavedView[] {
  const text = v.safeParse(v.object({ text: v.string() }), stored);
  if (!text.success) return [];
  try {
    const parsed = v.safeParse(viewsSchema, JSON.parse(text.output.text));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

export const storeViews = (views: readonly SavedView[]): StoredViews => ({ text: JSON.stringify(views) });
