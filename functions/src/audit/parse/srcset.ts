/**
 * Returns the URLs in a srcset (HTML standard, 4.8.4.2.1): a URL ends at white space, since it may contain commas,
 * and its descriptors end at a comma outside parentheses.
 */
export function urlsInSrcset(set: string, maxUrls: number): string[] {
  const found: string[] = [];
  for (let at = startOfNext(set, 0); at < set.length && found.length < maxUrls; ) {
    const end = endOfWord(set, at);
    const address = withoutCommas(set.slice(at, end));
    found.push(address);
    const isDescribed = address.length === end - at;
    at = startOfNext(set, isDescribed ? endOfDescription(set, end) : end);
  }
  return found;
}

const whiteSpace = /\s/;

function startOfNext(set: string, from: number): number {
  let at = from;
  while (at < set.length && (set[at] === ',' || whiteSpace.test(set[at] ?? ''))) at++;
  return at;
}

function endOfWord(set: string, from: number): number {
  let at = from;
  while (at < set.length && !whiteSpace.test(set[at] ?? '')) at++;
  return at;
}

function endOfDescription(set: string, from: number): number {
  let open = false;
  for (let at = from; at < set.length; at++) {
    if (set[at] === '(') open = true;
    else if (set[at] === ')') open = false;
    else if (set[at] === ',' && !open) return at;
  }
  return set.length;
}

function withoutCommas(word: string): string {
  let end = word.length;
  while (word[end - 1] === ',') end--;
  return word.slice(0, end);
}
