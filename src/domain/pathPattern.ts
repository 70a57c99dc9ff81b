/**
 * Returns whether a whole path matches a pattern in which `*` stands for any characters. Linear in practice and
 * quadratic at worst: it backtracks to one star only, where a regular expression could take exponential time.
 */
export function fits(pattern: string, path: string): boolean {
  let p = 0;
  let at = 0;
  let star = -1;
  let resume = 0;
  while (at < path.length) {
    if (pattern[p] === '*') {
      star = p++;
      resume = at;
    } else if (p < pattern.length && pattern[p] === path[at]) {
      p++;
      at++;
    } else if (star >= 0) {
      p = star + 1;
      at = ++resume;
    } else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}
