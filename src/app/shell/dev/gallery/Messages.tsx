import { errorCatalog } from '#domain/errors';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { Section } from '#ui/Page';
import { PlumbLine } from '#ui/PlumbLine';
import { Meter, Progress } from '#ui/Progress';
import { SkeletonBar, SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { showToast, type ToastMessage } from '#ui/showToast';
import { space } from '#ui/theme/tokens';
import { Columns, longWord, nothing, Row, Stack, State } from './Layout';

/** Empty, loading and error states, and messages. */
export function Messages() {
  return (
    <>
      <Section title="Skeleton">
        <Stack>
          <SkeletonRows rows={3} words="Loading" />
          <SkeletonBar width="40%" />
          <SkeletonBar width="12rem" height="2.25rem" />
        </Stack>
      </Section>
      <Section title="Notice">
        <Stack>
          <Notice tone="error" title="You’ve reached a limit">
            You’ve used all 30 jobs this month.
          </Notice>
          <Notice tone="warning">You’re offline.</Notice>
          <Notice tone="notice">A new version is ready.</Notice>
          <Notice tone="fixed" title="Done">
            Your password is changed.
          </Notice>
          <Notice tone="warning" title="We couldn’t fetch one URL">
            https://example.com/{longWord}/{longWord}/{longWord}/{longWord}
          </Notice>
        </Stack>
      </Section>
      <Section title="EmptyState">
        <Stack>
          <EmptyState title="No jobs yet" actions={<Button variant="primary">Start job</Button>}>
            A job checks every page and link of a site.
          </EmptyState>
          <EmptyState title="No jobs match these filters" />
          {(['jobs', 'sites', 'schedules'] as const).map((name) => (
            <EmptyState
              key={name}
              drawing={name}
              title={`No ${name} yet`}
              actions={<Button>Check a site</Button>}
            >
              They appear here when there are any.
            </EmptyState>
          ))}
          <EmptyState title={`Nothing was found on ${longWord}.example`}>
            The job ended before it found anything.
          </EmptyState>
        </Stack>
      </Section>
      <Section title="ErrorState">
        <Stack>
          <ErrorState words={errorCatalog.unavailable} actions={<Button>Try again</Button>} />
          <ErrorState
            words={{
              title: `We couldn’t reach ${longWord}.example`,
              message: 'Its server didn’t respond within 20 s. Check the URL or try again.',
            }}
          />
        </Stack>
      </Section>
    </>
  );
}

/** Each stays until it is closed, for a close look. */
const kinds: Readonly<Record<string, ToastMessage>> = {
  success: { title: 'Label saved', tone: 'fixed' },
  notice: { title: 'A new version is ready', words: 'Reload the page to update.', tone: 'notice' },
  warning: {
    title: '2 of 12 jobs skipped',
    words: 'They ended before they could be canceled.',
    tone: 'warning',
  },
  error: { title: 'Nothing was sent', words: 'You’re offline.', tone: 'error' },
  undo: {
    title: '12 jobs deleted',
    words: 'They’ll be permanently deleted in a minute.',
    action: { label: 'Undo', run: nothing },
  },
  'long words': { title: `View “${longWord}” deleted`, words: `${longWord}${longWord}` },
};

/** The results of actions, as toasts. */
export function Toasting() {
  return (
    <Section title="Toast">
      <Row>
        {Object.entries(kinds).map(([name, message]) => (
          <Button key={name} onClick={() => showToast({ ...message, stayMs: 0 })}>
            Show {name}
          </Button>
        ))}
      </Row>
    </Section>
  );
}

/** Progress, and the usage of a limit. */
export function Progresses() {
  return (
    <>
      <Section title="Progress">
        <Stack>
          <Row>
            {[0, 0.35, 0.8, 1].map((fraction) => (
              <div key={fraction} css={{ paddingInline: space(4) }}>
                <PlumbLine fraction={fraction} label="Crawl" words={`${fraction * 100}%`} />
              </div>
            ))}
          </Row>
          <Columns>
            <Progress label="Export" fraction={0} words="0 of 100 jobs" />
            <Progress label="Export" fraction={0.4} words="40 of 100 jobs" />
            <Progress label="Export" fraction={1} words="100 of 100 jobs" />
            <Progress label="Deletion" words="Deleting 12 jobs" />
            <State name="Words beside it">
              <Progress label="Pages" fraction={0.7} words="7 of 10 pages" bare />
            </State>
          </Columns>
        </Stack>
      </Section>
      <Section title="Meter">
        <Columns>
          {[0, 4, 29, 30, 45].map((used) => (
            <Meter key={used} label="Jobs this month" used={used} max={30} />
          ))}
          <Meter label="Schedules" used={0} max={0} />
        </Columns>
      </Section>
    </>
  );
}
