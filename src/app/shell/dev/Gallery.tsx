import { type ReactNode, useState } from 'react';
import { severities } from '../../../domain/finding';
import { jobStates } from '../../../domain/job';
import { Badge } from '../../../ui/Badge';
import { Button, type ButtonLook } from '../../../ui/Button';
import { DateTime } from '../../../ui/DateTime';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { FactList, Numbers } from '../../../ui/Facts';
import { Mark } from '../../../ui/Mark';
import { Meter } from '../../../ui/Meter';
import { Notice } from '../../../ui/Notice';
import { Page, Section } from '../../../ui/Page';
import { PlumbLine } from '../../../ui/PlumbLine';
import { Checkbox, Select } from '../../../ui/Select';
import { SeverityBadge, SeverityTally } from '../../../ui/Severity';
import { SkeletonRows } from '../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../ui/States';
import { TextArea, TextInput } from '../../../ui/TextInput';
import { ButtonLink } from '../../../ui/TextLink';
import { chooseTheme } from '../../../ui/theme/choice';
import { space } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';
import { JobsTable } from '../../job-views/JobsTable';
import { lookOf } from '../../job-views/jobState';
import { exampleJobs } from './exampleJobs';

const looks: readonly ButtonLook[] = ['primary', 'plain', 'danger', 'quiet'];
const long =
  'https://example.com/shop/a-very-long-category/another-one/product-with-a-long-name?colour=brass&size=2';

/** Every component in every state, to look at after a change. */
export function Gallery() {
  return (
    <main css={{ maxWidth: '72rem', margin: '0 auto', padding: space(6), fontSize: '0.875rem' }}>
      <Page title="Components" actions={<Themes />}>
        <Section title="Mark">
          <Row>
            <Mark size={16} />
            <Mark />
            <Mark size={40} />
          </Row>
        </Section>
        <Section title="Buttons">
          <Row>
            {looks.map((look) => (
              <Button key={look} look={look}>
                Start check
              </Button>
            ))}
            <Button look="primary" busy="Starting the check">
              Start check
            </Button>
            <Button unavailable="It has already ended.">Cancel job</Button>
            <ButtonLink to="/dev/components">A link</ButtonLink>
          </Row>
        </Section>
        <Section title="Fields">
          <Fields />
        </Section>
        <Section title="Badges">
          <Row>
            {jobStates.map((state) => (
              <Badge key={state} tone={lookOf(state).tone} shape={lookOf(state).shape}>
                {lookOf(state).title}
              </Badge>
            ))}
            {severities.map((severity) => (
              <SeverityBadge key={severity} severity={severity} />
            ))}
          </Row>
          <SeverityTally counts={{ error: 12, warning: 1_204, notice: 0, unverified: 3 }} />
        </Section>
        <Section title="Progress">
          <Row>
            {[0, 0.35, 0.8, 1].map((fraction) => (
              <PlumbLine key={fraction} fraction={fraction} label="Progress" words={`${fraction * 100} %`} />
            ))}
            <div css={{ width: '18rem', display: 'grid', gap: space(3) }}>
              <Meter label="Jobs this month" used={4} most={30} />
              <Meter label="Jobs this month" used={29} most={30} />
            </div>
            <Numbers
              facts={[
                { name: 'Pages', value: '1,204' },
                { name: 'Findings', value: '37' },
              ]}
            />
          </Row>
        </Section>
        <Section title="Table">
          <JobsTable caption="Examples" jobs={exampleJobs} withOwner />
        </Section>
        <Section title="Loading">
          <SkeletonRows rows={3} words="Loading" />
        </Section>
        <Section title="Messages">
          <Stack>
            <Notice tone="error" title="A limit has been reached">
              You have used all 30 jobs of this month.
            </Notice>
            <Notice tone="warning">You are offline.</Notice>
            <Notice tone="notice">A new version is ready.</Notice>
            <Notice tone="fixed" title="Done">
              Your password is changed.
            </Notice>
            <EmptyState title="You have no jobs yet" actions={<Button look="primary">Start check</Button>}>
              A job checks one site: every page and every link.
            </EmptyState>
            <ErrorState
              words={{ title: 'We couldn’t reach Plumbline', message: 'Check your connection.' }}
              actions={<Button>Try again</Button>}
            />
          </Stack>
        </Section>
        <Section title="Addresses and times">
          <FactList
            facts={[
              { name: 'Long', value: <Url address={long} copy /> },
              { name: 'Hostile', value: <Url address="javascript:alert(1)" /> },
              { name: 'A minute ago', value: <DateTime date={new Date(Date.now() - 90_000)} /> },
              { name: 'A month ago', value: <DateTime date={new Date(Date.now() - 30 * 86_400_000)} /> },
            ]}
          />
        </Section>
        <Section title="Dialog">
          <DialogExample />
        </Section>
      </Page>
    </main>
  );
}

function Themes() {
  return (
    <Row>
      <Button look="quiet" onClick={() => chooseTheme(undefined)}>
        System
      </Button>
      <Button look="quiet" onClick={() => chooseTheme('light')}>
        Light
      </Button>
      <Button look="quiet" onClick={() => chooseTheme('dark')}>
        Dark
      </Button>
    </Row>
  );
}

function Fields() {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<'site' | 'page'>('site');
  const [on, setOn] = useState(true);
  return (
    <div
      css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
    >
      <TextInput label="Email" value={text} onText={setText} hint="We write to no one else." />
      <TextInput
        label="Password"
        type="password"
        value={text}
        onText={setText}
        error="Use at least 6 characters."
      />
      <Select
        label="What to check"
        value={choice}
        onChoose={setChoice}
        options={[
          { value: 'site', label: 'Whole site' },
          { value: 'page', label: 'One page' },
        ]}
      />
      <TextArea label="Leave out" mono value={text} onText={setText} placeholder="/archive/*" />
      <Checkbox label="Respect robots.txt" hint="Off only for your own site." checked={on} onCheck={setOn} />
    </div>
  );
}

function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog title="Stop checking example.com?" open={open} onClose={() => setOpen(false)}>
        <p css={{ margin: 0 }}>What it has found so far is kept.</p>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep it running</Button>
          <Button look="danger" onClick={() => setOpen(false)}>
            Cancel this job
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(3),
        paddingBottom: space(2),
      }}
    >
      {children}
    </div>
  );
}

function Stack({ children }: { readonly children: ReactNode }) {
  return (
    <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</div>
  );
}
