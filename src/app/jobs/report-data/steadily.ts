/** Acts at once, and from then on once in so many ms for as long as it is asked to: nothing asked for is left out. */
export function steadily(act: () => void, pauseMs: number): () => void {
  let isPausing = false;
  let isAsked = false;
  return function ask() {
    if (isPausing) {
      isAsked = true;
      return;
    }
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (!isAsked) return;
      isAsked = false;
      ask();
    }, pauseMs);
    act();
  };
}
