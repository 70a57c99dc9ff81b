import { useCallback, useEffect, useState } from 'react';
import type { ShardStore } from '#app/jobs/report-data/ShardStore';
import type { Finding } from '#domain/finding';
import type { RuleView } from './ruleViews';
import { find, type ShownFinding, shownIn } from './shownFinding';

interface Outcome {
  readonly shown?: ShownFinding | undefined;
  /** This report has no such finding. */
  readonly missing?: boolean;
  readonly failure?: unknown;
}

/** Looks up the finding that the URL selects. Changing a filter does not look it up again. */
export function useShownFinding(search: string, views: readonly RuleView[], findings: ShardStore<Finding>) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [attempt, setAttempt] = useState(0);
  const { rule, fingerprint, index } = shownIn(search) ?? nothingAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    let left = false;
    setOutcome({});
    if (rule === '') return;
    const view = views.find((one) => one.rule === rule);
    if (!view) return setOutcome({ missing: true });
    find({ rule, fingerprint, index }, view, findings).then(
      (shown) => {
        if (!left) setOutcome({ shown, missing: shown === undefined });
      },
      (failure: unknown) => {
        if (!left) setOutcome({ failure });
      },
    );
    return () => {
      left = true;
    };
  }, [rule, fingerprint, index, views, findings, attempt]);
  return { ...outcome, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

const nothingAsked: ShownFinding = { rule: '', fingerprint: '', index: 0 };
