/** The directives of a robots meta or an X-Robots-Tag for every crawler, in lower case. */
export function robotsWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** `noindex` or `none`, for every crawler or with no crawler named (X-Robots-Tag may name one). */
export function asksForNoIndex(text: string): boolean {
  return robotsWords(text).some((word) => word === 'noindex' || word === 'none');
}
