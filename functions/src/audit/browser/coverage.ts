import type { Devtools } from './devtools';

export interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Returns how many characters no range covers that ran. A range within another one replaces it there. */
export function unusedOf(ranges: readonly Range[]): number {
  const sorted = [...ranges].sort(
    (one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset,
  );
  const open: Range[] = [];
  let unused = 0;
  let at = 0;
  const moveTo = (place: number) => {
    if (open.at(-1)?.count === 0) unused += Math.max(0, place - at);
    at = Math.max(at, place);
  };
  const close = (place: number) => {
    for (let last = open.at(-1); last && last.endOffset <= place; last = open.at(-1)) {
      moveTo(last.endOffset);
      open.pop();
    }
  };
  for (const range of sorted) {
    close(range.startOffset);
    moveTo(range.startOffset);
    open.push(range);
  }
  close(Number.POSITIVE_INFINITY);
  return unused;
}

interface ScriptCoverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly Range[] }[];
  }[];
}

interface RuleUsage {
  readonly ruleUsage: readonly (Omit<Range, 'count'> & {
    readonly styleSheetId: string;
    readonly used: boolean;
  })[];
}

/** Measures how much of the scripts and styles a page uses while it loads. In characters, which are mostly bytes. */
export class Coverage {
  readonly #devtools: Devtools;
  readonly #sheets = new Map<string, number>();

  constructor(devtools: Devtools) {
    this.#devtools = devtools;
    devtools.on(
      'CSS.styleSheetAdded',
      ({ header }: { header: { styleSheetId: string; sourceURL: string; length: number } }) => {
        if (header.sourceURL.startsWith('http')) this.#sheets.set(header.styleSheetId, header.length);
      },
    );
  }

  async start(): Promise<void> {
    await this.#devtools.send('Profiler.enable');
    await this.#devtools.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    await this.#devtools.send('DOM.enable');
    await this.#devtools.send('CSS.enable');
    await this.#devtools.send('CSS.startRuleUsageTracking');
  }

  async stop() {
    const { result } = (await this.#devtools.send('Profiler.takePreciseCoverage')) as ScriptCoverage;
    const { ruleUsage } = (await this.#devtools.send('CSS.stopRuleUsageTracking')) as RuleUsage;
    const scripts = { total: 0, unused: 0 };
    // Scripts without a URL are ours or were created by others.
    for (const { url, functions } of result) {
      if (!url.startsWith('http')) continue;
      const ranges = functions.flatMap((one) => one.ranges);
      scripts.total += ranges.reduce((end, { endOffset }) => Math.max(end, endOffset), 0);
      scripts.unused += unusedOf(ranges);
    }
    return { scripts, styles: this.#stylesOf(ruleUsage) };
  }

  #stylesOf(ruleUsage: RuleUsage['ruleUsage']) {
    let total = 0;
    for (const length of this.#sheets.values()) total += length;
    const used = new Map<string, number>();
    for (const { styleSheetId, startOffset, endOffset, used: isUsed } of ruleUsage)
      if (isUsed && this.#sheets.has(styleSheetId))
        used.set(`${styleSheetId} ${startOffset}`, endOffset - startOffset);
    let sum = 0;
    for (const length of used.values()) sum += length;
    return { total, unused: Math.max(0, total - sum) };
  }
}
