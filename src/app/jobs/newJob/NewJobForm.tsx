import { css } from '@emotion/react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { scopeOptions } from '#app/job-views/labels';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import { usePreferences } from '#app/live/usePreferences';
import { useSession } from '#app/session/SessionContext';
import { ConfirmAddress } from '#app/session/waitlist/WaitlistScreen';
import { inputTitles } from '#domain/inputTitles';
import { type JobInput, urlFormatError } from '#domain/jobInput';
import { limitsFor } from '#domain/plans';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { PopupContainer } from '#ui/popup';
import { Select } from '#ui/Select';
import { TextArea, TextInput } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';
import { type Submission, useSubmitJob } from '../operations/jobs';
import { AdvancedFields } from './AdvancedFields';
import { type Draft, type DraftErrors, draftOf, emptyDraft, pagesOverPlan, readDraft } from './draft';
import { clearSubmittedDraft, submitKeptDraft, useKeptDraft } from './keptDraft';
import { PageLimit } from './PageLimit';
import { SiteInspection } from './SiteInspection';
import { UrlField } from './UrlField';
import { isUnreachable, useInspection } from './useInspection';
import { useJobCost } from './useJobCost';

/** Responds to its own width, not the window's: it is on the dashboard and in a dialog. */
const container = css({ display: 'grid', gap: space(4), containerType: 'inline-size' });

const wide = '@container (min-width: 46rem)';

const grid = css({
  display: 'grid',
  gap: `${space(4)} ${space(3)}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"url" "found" "size" "rest" "go"',
  alignItems: 'start',
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    gridTemplateAreas: '"url go" "found found" "size size" "rest rest"',
  },
});

/** Beside fields, aligns with the inputs, below their labels. */
const besideFields = css({ [wide]: { paddingTop: '1.75rem' } });

interface NewJobFormProps {
  readonly autoFocus?: boolean;
  /** An initial URL. */
  readonly url?: string | undefined;
  /** The input of a job to change and run; all options are expanded. */
  readonly asked?: JobInput | undefined;
  /** The submission, where it outlives the form. */
  readonly submission?: Submission;
}

/** Submits a check of a site. Typed values survive every failure; a double click creates one job. */
export function NewJobForm({ autoFocus = false, url, asked, submission }: NewJobFormProps) {
  const { user, account } = useSession();
  const live = usePreferences(account?.uid);
  const limits = user ? limitsFor(user.plan, user.limits) : limitsFor('free');
  const defaults = live.status === 'ready' ? live.preferences.jobDefaults : undefined;
  // Untouched fields follow the plan and the user's defaults, which may load after the form.
  const own = useState<Partial<Draft>>(asked ? draftOf(asked) : url === undefined ? {} : { url });
  const kept = useKeptDraft(account?.uid);
  const isKept = url === undefined && asked === undefined;
  const [touched, setTouched] = isKept ? kept : own;
  const draft: Draft = { ...emptyDraft(limits, defaults), ...touched };
  const [checked, setChecked] = useState(false);
  const ownSubmission = useSubmitJob({ open: true, ...(isKept && { onMade: clearSubmittedDraft }) });
  const submit = submission ?? ownSubmission;

  const inspecting = useInspection(draft.url);
  // The other URLs of a list may still respond.
  const willFail = draft.scope !== 'list' && isUnreachable(inspecting);

  const { cost, pageLimits } = useJobCost(draft, limits, inspecting.inspection);

  const read = readDraft(draft, limits);
  const errors: DraftErrors = checked && 'errors' in read ? read.errors : {};
  const change = (changes: Partial<Draft>) => setTouched((all) => ({ ...all, ...changes }));
  const failure = submit.state.status === 'failed' ? explain(submit.state.error) : undefined;

  const form = useRef<HTMLFormElement>(null);
  const isCovering = useContext(PopupContainer) !== null;
  useKey('n', 'New job', isCovering ? undefined : () => form.current && focusFirst(form.current, ['url']));
  const foundId = useId();
  const [pressed, setPressed] = useState(false);
  // A submission waits for the plan and the user's settings: the fields may not show them yet.
  const isUnreadable = live.status === 'error';
  const isKnown = isUnreadable || account === null || (live.status === 'ready' && user !== null);
  const hasWaited = useRef(false);
  useEffect(() => {
    if (!pressed) hasWaited.current = false;
    else if (!isKnown) hasWaited.current = true;
    if (!pressed || !isKnown) return;
    setPressed(false);
    // The form now shows a message that was not there on submit.
    if (isUnreadable && hasWaited.current) return;
    setChecked(true);
    if ('input' in read) {
      if (isKept) submitKeptDraft();
      submit.run(read.input);
    } else if (form.current) focusFirst(form.current, Object.keys(read.errors));
  }, [pressed, isKnown, isUnreadable, isKept, read, submit]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!willFail) setPressed(true);
      }}
      css={container}
      aria-label="New job"
    >
      {account && <ConfirmAddress why="You can start jobs once it’s confirmed." />}
      <div css={grid}>
        <div css={{ gridArea: 'url' }}>
          <UrlField
            autoFocus={autoFocus}
            value={draft.url}
            onText={(url) => change({ url })}
            error={errors.url ?? urlFormatError(draft.url)}
          />
        </div>
        <div css={{ gridArea: 'found' }} id={foundId}>
          <SiteInspection
            inspecting={inspecting}
            cost={cost}
            onUse={(url) => change({ url })}
            onStartAnyway={willFail ? () => setPressed(true) : undefined}
          />
        </div>
        <div css={{ gridArea: 'size', display: 'flex', flexWrap: 'wrap', gap: `${space(2)} ${space(3)}` }}>
          <div css={{ flex: '1 1 9rem', maxWidth: '16rem' }}>
            <Select
              label={inputTitles.scope}
              value={draft.scope}
              options={scopeOptions}
              onChoose={(scope) => change({ scope })}
            />
          </div>
          {draft.scope !== 'page' && (
            <div css={{ width: '8rem' }}>
              <TextInput
                label={inputTitles.maxPages}
                name="maxPages"
                inputMode="numeric"
                mono
                value={draft.maxPages}
                onText={(maxPages) => change({ maxPages })}
                error={errors.maxPages ?? pagesOverPlan(draft, limits)}
              />
            </div>
          )}
          {pageLimits && (
            <div css={[{ flex: '1 1 18rem' }, besideFields]}>
              <PageLimit {...pageLimits} />
            </div>
          )}
        </div>
        <div css={{ gridArea: 'rest', display: 'grid', gap: space(4) }}>
          {draft.scope === 'list' && (
            <TextArea
              label={inputTitles.urls}
              name="urls"
              rows={5}
              mono
              spellCheck={false}
              value={draft.urls}
              onText={(urls) => change({ urls })}
              error={errors.urls}
              hint="One per line, up to 1,000."
            />
          )}
          <AdvancedFields
            open={asked !== undefined}
            draft={draft}
            errors={errors}
            change={change}
            isUnverified={Boolean(pageLimits?.unverified.length)}
            asksAgain={asked !== undefined && Object.keys(asked.headers).length > 0}
          />
          {isUnreadable && (
            <Notice tone="warning">
              Couldn’t load your job defaults. The form shows Plumbline’s defaults instead.
            </Notice>
          )}
          {failure && (
            <Notice tone="error" title={failure.title}>
              {failure.message}
            </Notice>
          )}
        </div>
        <div css={[{ gridArea: 'go', display: 'grid' }, besideFields]}>
          <Button
            type="submit"
            variant="primary"
            aria-disabled={willFail || undefined}
            aria-describedby={willFail ? foundId : undefined}
            busy={
              submit.state.status === 'busy' ? 'Starting job' : pressed ? 'Loading your settings' : undefined
            }
          >
            Start job
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A field in a collapsed section is expanded first; otherwise it can't take the focus. */
function focusFirst(form: HTMLFormElement, wrong: readonly string[]): void {
  const field = [...form.elements].find((element) => wrong.includes(element.getAttribute('name') ?? ''));
  if (!(field instanceof HTMLElement)) return;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
}
