import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { limitsFor } from '../../../domain/plans';
import { Button } from '../../../ui/Button';
import { formatNumber } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { TextArea, TextInput } from '../../../ui/TextInput';
import { phone, space } from '../../../ui/theme/tokens';
import { explain } from '../../live/explain';
import { useSession } from '../../session/SessionContext';
import { useSubmitJob } from '../operations/submitJob';
import { AdvancedFields } from './AdvancedFields';
import { type Draft, type DraftErrors, emptyDraft, readDraft } from './draft';
import { scopeOptions } from './scopes';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 11rem 7rem',
  gap: space(3),
  alignItems: 'start',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem', '& > :first-of-type': { gridColumn: '1 / -1' } },
});

/** Asks for a check of a site. What was typed stays through every failure; a double press makes one job. */
export function NewJobForm() {
  const { user } = useSession();
  const limits = user ? limitsFor(user.plan, user.limits) : limitsFor('free');
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(limits));
  const [checked, setChecked] = useState(false);
  const submit = useSubmitJob();

  const read = readDraft(draft, limits);
  const errors: DraftErrors = checked && 'errors' in read ? read.errors : {};
  const change = (changes: Partial<Draft>) => setDraft((all) => ({ ...all, ...changes }));
  const failure = submit.state.status === 'failed' ? explain(submit.state.error) : undefined;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if ('input' in read) submit.run(read.input);
    else focusFirst(event.currentTarget, Object.keys(read.errors));
  }

  return (
    <form noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: space(4) }} aria-label="New job">
      <div css={row}>
        <TextInput
          label="Site address"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="example.com"
          mono
          value={draft.url}
          onText={(url) => change({ url })}
          error={errors.url}
        />
        <Select
          label="What to check"
          value={draft.scope}
          options={scopeOptions}
          onChoose={(scope) => change({ scope })}
        />
        <TextInput
          label="Most pages"
          name="maxPages"
          inputMode="numeric"
          mono
          value={draft.maxPages}
          onText={(maxPages) => change({ maxPages })}
          error={errors.maxPages}
          hint={`Your plan: ${formatNumber(limits.pagesPerJob)}`}
        />
      </div>
      {draft.scope === 'list' && (
        <TextArea
          label="Addresses"
          name="urls"
          rows={5}
          mono
          spellCheck={false}
          value={draft.urls}
          onText={(urls) => change({ urls })}
          error={errors.urls}
          hint="One a line, up to 1,000."
        />
      )}
      <AdvancedFields draft={draft} errors={errors} change={change} />
      {failure && (
        <Notice tone="error" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <div css={{ [phone]: { display: 'grid' } }}>
        <Button
          type="submit"
          look="primary"
          busy={submit.state.status === 'busy' ? 'Starting the check' : undefined}
        >
          Start check
        </Button>
      </div>
    </form>
  );
}

/** A field in a folded part is unfolded first, or the focus would go nowhere. */
function focusFirst(form: HTMLFormElement, wrong: readonly string[]): void {
  const field = [...form.elements].find((element) => wrong.includes(element.getAttribute('name') ?? ''));
  if (!(field instanceof HTMLElement)) return;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
}
