/** Returns the same function, caching its last result: consecutive pages of a site mostly have the same input. */
export function memoizeLast<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  let last: { readonly text: string; readonly answer: Answer } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, answer: work(text) };
    return last.answer;
  };
}
