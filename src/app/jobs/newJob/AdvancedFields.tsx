import { css } from '@emotion/react';
import { HostPolicyFields } from '#app/job-views/HostPolicyFields';
import { unverifiedLimits } from '#domain/domainVerification';
import { inputTitles } from '#domain/inputTitles';
import { Checkbox } from '#ui/Select';
import { TextArea, TextInput } from '#ui/TextInput';
import { color, phone, space, text } from '#ui/theme/tokens';
import type { Draft, DraftErrors } from './draft';

const summary = css({
  width: 'max-content',
  minHeight: '1.75rem',
  [phone]: { paddingBlock: space(3) },
  fontSize: text.sm,
  color: color.inkSoft,
  cursor: 'pointer',
  '&:hover': { color: color.ink },
});

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(4),
  paddingTop: space(3),
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const unverifiedRate = `At most ${unverifiedLimits.requestsPerSecond} for unverified domains.`;

const headersHint =
  'One per line, such as for a site that requires a login. Sent only to this site. Values are encrypted, never shown again, and deleted when the job ends.';

const headersAgain = 'The values were deleted when the job ended. Enter them again, or delete these lines.';

interface AdvancedFieldsProps {
  /** Initially expanded. */
  readonly open?: boolean;
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly change: (changes: Partial<Draft>) => void;
  /** The domain is known to be unverified, so some options don't apply. */
  readonly isUnverified?: boolean;
  /** The form has headers of a job whose values were deleted. */
  readonly asksAgain?: boolean;
}

/** Collapses the options that most users never change. */
export function AdvancedFields({
  open = false,
  draft,
  errors,
  change,
  isUnverified = false,
  asksAgain = false,
}: AdvancedFieldsProps) {
  return (
    <details open={open}>
      <summary css={summary}>More options</summary>
      <div css={grid}>
        <TextArea
          label={inputTitles.include}
          name="include"
          rows={2}
          mono
          spellCheck={false}
          placeholder="/blog/*"
          value={draft.include}
          onText={(include) => change({ include })}
          error={errors.include}
          hint="One path per line. * matches any characters. Leave empty to include all paths."
        />
        <TextArea
          label={inputTitles.exclude}
          name="exclude"
          rows={2}
          mono
          spellCheck={false}
          placeholder="/archive/*"
          value={draft.exclude}
          onText={(exclude) => change({ exclude })}
          error={errors.exclude}
          hint="One path per line."
        />
        <TextInput
          label={inputTitles.maxDepth}
          name="maxDepth"
          inputMode="numeric"
          mono
          value={draft.maxDepth}
          onText={(maxDepth) => change({ maxDepth })}
          error={errors.maxDepth}
          hint="The maximum number of clicks from the start URL."
        />
        <TextInput
          label={inputTitles.requestsPerSecond}
          name="requestsPerSecond"
          inputMode="numeric"
          mono
          value={draft.requestsPerSecond}
          onText={(requestsPerSecond) => change({ requestsPerSecond })}
          error={errors.requestsPerSecond}
          hint={isUnverified ? unverifiedRate : 'Applies to this site. Other hosts always get a lower rate.'}
        />
        <HostPolicyFields policy={draft} change={change} isUnverified={isUnverified} />
        <Checkbox
          label={inputTitles.checkHtml}
          hint="Can more than double the duration of the job if its pages share no template."
          checked={draft.checkHtml}
          onCheck={(checkHtml) => change({ checkHtml })}
        />
        <TextArea
          label={inputTitles.headers}
          name="headers"
          rows={2}
          mono
          spellCheck={false}
          autoComplete="off"
          placeholder="X-Key: secret"
          value={draft.headers}
          onText={(headers) => change({ headers })}
          error={errors.headers}
          hint={asksAgain ? headersAgain : headersHint}
        />
      </div>
    </details>
  );
}
