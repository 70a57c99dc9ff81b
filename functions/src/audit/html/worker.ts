import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { HtmlFault } from './fault.ts';
import { FaultFinder } from './faultFinder.ts';

/** What a thread is started with. */
export interface HtmlTask {
  /** The validator's names of its rules. */
  readonly rules: readonly string[];
}

/** For each source, in the order they came; null when the validator broke on it. */
export type HtmlAnswer = readonly HtmlFault[] | null;

if (!isMainThread && parentPort) serve(parentPort, new FaultFinder((workerData as HtmlTask).rules));

function serve(port: NonNullable<typeof parentPort>, finder: FaultFinder): void {
  port.on('message', (source: string) => port.postMessage(answerTo(source, finder)));
}

function answerTo(source: string, finder: FaultFinder): HtmlAnswer {
  try {
    return finder.faultsIn(source);
  } catch {
    // Such as for elements nested deeper than its stack: what can't be judged has no faults.
    return null;
  }
}
