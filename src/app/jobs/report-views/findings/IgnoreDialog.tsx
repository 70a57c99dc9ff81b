import { useState } from 'react';
import * as v from 'valibot';
import type { Decision } from '#app/jobs/operations/decideIssues';
import { explain } from '#app/live/explain';
import type { ActionState } from '#app/live/useAction';
import type { Finding } from '#domain/finding';
import type { Match } from '#domain/ignorePattern';
import type { IssueState } from '#domain/issueState';
import { pathPattern } from '#domain/jobInput';
import { rules } from '#domain/rules';
import { parseUrl } from '#domain/url';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { formatNumber } from '#ui/format';
import { Notice } from '#ui/Notice';
import { Select } from '#ui/Select';
import { TextInput } from '#ui/TextInput';
import { space, text } from '#ui/theme/tokens';

const options = [
  { value: 'ignored', label: 'It’s a real problem, but I won’t fix it' },
  { value: 'false-positive', label: 'It’s a false positive' },
] as const satisfies readonly { value: IssueState; label: string }[];

interface IgnoreDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly count: number;
  /** The finding if it is only one, which others can be ignored with. */
  readonly finding?: Finding;
  readonly state: ActionState;
  /** @param match what to ignore with the finding; null for nothing else. */
  readonly onIgnore: (decision: Decision, match: Match | null) => void;
}

/** Asks what is ignored and why. The reason, for later readers, is optional. */
export function IgnoreDialog({ open, onClose, count, finding, state, onIgnore }: IgnoreDialogProps) {
  const [kind, setKind] = useState<IssueState>('ignored');
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<IgnoreScope>('finding');
  const [typed, setTyped] = useState<string>();
  const [showsError, setShowsError] = useState(false);
  const pages = typed ?? (finding ? folderPatternOf(finding) : '');
  const [problem] = v.safeParse(pathPattern, pages).issues ?? [];
  const match = finding && scope !== 'finding' ? matchOf(finding, scope, pages.trim()) : null;
  const one = count === 1 && match === null;
  const what = match ? 'matching findings' : one ? 'finding' : `${formatNumber(count)} findings`;
  return (
    <Dialog title={one ? 'Ignore this finding?' : `Ignore ${what}?`} open={open} onClose={onClose}>
      <form
        css={{ display: 'grid', gap: space(4) }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setShowsError(true);
          if (scope !== 'pages' || !problem) onIgnore({ state: kind, reason: reason.trim() }, match);
        }}
      >
        <p css={{ margin: 0, fontSize: text.sm }}>
          {finding && one && (
            <>
              <bdi>{finding.message}</bdi>{' '}
            </>
          )}
          {match ? 'All findings that match are' : one ? 'It is' : 'They are'} hidden in this and later
          reports of the site, and still {one ? 'counts' : 'count'} toward the score. “Ignored” in the list
          shows {one ? 'it' : 'them'}.
        </p>
        {finding && (
          <Select label="What" value={scope} options={ignoreScopesOf(finding)} onChoose={setScope} />
        )}
        {scope === 'pages' && (
          <TextInput
            label="Pages"
            name="pages"
            mono
            value={pages}
            onText={setTyped}
            error={showsError ? problem?.message : undefined}
            hint="A path with * for any characters. A finding that also affects other pages stays."
          />
        )}
        <Select label="Why" value={kind} options={options} onChoose={setKind} />
        <TextInput
          label="Reason"
          name="reason"
          maxLength={500}
          value={reason}
          onText={setReason}
          hint="Helps anyone who reviews it later. Optional."
        />
        {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={state.status === 'busy' ? 'Ignoring' : undefined}>
            Ignore {what}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What an owner ignores: one finding, or all of its rule, on some pages, or about its target. */
type IgnoreScope = 'finding' | 'rule' | 'pages' | 'target';

interface Option {
  readonly value: IgnoreScope;
  readonly label: string;
}

/** Returns what can be ignored, starting from one finding. */
function ignoreScopesOf({ rule, target }: Finding): readonly Option[] {
  const { title } = rules[rule];
  return [
    { value: 'finding', label: 'Only this finding' },
    { value: 'rule', label: `“${title}” on all pages` },
    { value: 'pages', label: `“${title}” on some pages` },
    ...(target === null ? [] : [{ value: 'target', label: `“${title}” for this target URL` } as const]),
  ];
}

/** Returns the pattern for the pages beside a finding's page, such as `/blog/*`. */
function folderPatternOf({ page }: Finding): string {
  const path = parseUrl(page)?.pathname ?? '/';
  return `${path.slice(0, path.lastIndexOf('/') + 1)}*`;
}

/** @param pages the pattern of the pages. */
function matchOf({ rule, target }: Finding, scope: Exclude<IgnoreScope, 'finding'>, pages: string): Match {
  return { rule, page: scope === 'pages' ? pages : null, target: scope === 'target' ? target : null };
}
