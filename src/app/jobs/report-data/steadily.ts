/**
 * Throttles an action: the first call acts immediately, later calls at most once per `pauseMs`. The last
 * call always acts.
 */
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
