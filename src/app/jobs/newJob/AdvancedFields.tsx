import { css } from '@emotion/react';
import { MannerFields } from '#app/job-views/MannerFields';
import { inputTitles } from '#domain/inputTitles';
import { Checkbox } from '#ui/Select';
import { TextArea, TextInput } from '#ui/TextInput';
import { color, phone, space, text } from '#ui/theme/tokens';
import type { Draft, DraftErrors } from './draft';

const summary = css({
  width: 'max-content',
  minHeight: '1.75rem',
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

const headersHint =
  'One a line, for a site that is not public yet. They go to this site only. Values are stored encrypted, never shown again, and deleted when the job ends.';

const headersAgain =
  'The values were deleted when the job ended. Enter them again to send these headers, or delete the lines.';

interface AdvancedFieldsProps {
  /** Unfolded to begin with. */
  readonly open?: boolean;
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly change: (changes: Partial<Draft>) => void;
  /** The form has headers of a job whose values were deleted. */
  readonly asksAgain?: boolean;
}

/** What most people never touch, folded away. */
export function AdvancedFields({
  open = false,
  draft,
  errors,
  change,
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
          hint="Paths, one a line; * is any characters. Empty is all."
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
          hint="Paths, one a line."
        />
        <TextInput
          label={inputTitles.maxDepth}
          name="maxDepth"
          inputMode="numeric"
          mono
          value={draft.maxDepth}
          onText={(maxDepth) => change({ maxDepth })}
          error={errors.maxDepth}
          hint="Clicks from the address above."
        />
        <TextInput
          label={inputTitles.requestsPerSecond}
          name="requestsPerSecond"
          inputMode="numeric"
          mono
          value={draft.requestsPerSecond}
          onText={(requestsPerSecond) => change({ requestsPerSecond })}
          error={errors.requestsPerSecond}
          hint="To your site. Other hosts are always asked gently."
        />
        <MannerFields manners={draft} change={change} />
        <Checkbox
          label={inputTitles.checkHtml}
          hint="On pages that share no template it takes longer than all other checks together."
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
