/** Searching jobs by the beginning of a word of host or title, or by id: Firestore knows only whole values. */
const shortest = 2;
const longest = 20;
const mostTokens = 120;

/**
 * What a job is found by: its id, and every beginning of its host and title from every word on, at most 20 characters
 * long. “shop.example.com” is found by `sh` … `shop.example.com`, `ex` … `example.com`, `co` and `com`.
 */
export function searchTokens({
  jobId,
  host,
  title,
}: {
  jobId: string;
  host: string;
  title: string;
}): string[] {
  const tokens = new Set([normalised(jobId)]);
  for (const words of new Set([normalised(host), normalised(title)])) {
    for (const start of wordStarts(words)) {
      const most = Math.min(longest, words.length - start);
      for (let length = shortest; length <= most; length += 1) tokens.add(words.slice(start, start + length));
    }
  }
  return [...tokens].slice(0, mostTokens);
}

/** The token that finds what a person typed; undefined when it is too short to find anything by. */
export function searchToken(typed: string): string | undefined {
  const words = normalised(
    typed
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
  );
  if (words.length < shortest) return undefined;
  return words.slice(0, longest);
}

const normalised = (text: string) => text.toLocaleLowerCase('en').replace(/\s+/g, ' ').slice(0, 100);

function wordStarts(words: string): number[] {
  return [...words.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => match.index);
}
