import { css } from '@emotion/react';
import { useLocation } from '@reach/router';
import { JobList } from '#app/job-views/JobList';
import { Usage } from '#app/job-views/Usage';
import { useJobList } from '#app/job-views/useJobList';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { useRead } from '#app/live/useRead';
import { paths } from '#domain/collections';
import type { ReadAccountResult } from '#domain/operations';
import { pathTo } from '#domain/routes';
import type { User } from '#domain/user';
import { Avatar } from '#ui/Avatar';
import { DateTime } from '#ui/DateTime';
import { FactList } from '#ui/Facts';
import { Page, Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { ButtonLink, TextLink } from '#ui/TextLink';
import { phone, space } from '#ui/theme/tokens';
import { AuditList } from '../audit/AuditList';
import { PlanForm } from '../limits/PlanForm';
import { PlanRequestDecision } from '../limits/PlanRequestDecision';
import { readAccount, setPlan } from '../operations/accounts';
import { UserStateBadge } from '../users/UserStateBadge';
import { UserActions } from './UserActions';

export function UserScreen({ uid }: { readonly uid: string }) {
  const user = useDocument(paths.user(uid));
  const toList = <ButtonLink to={pathTo('adminUsers')}>All users</ButtonLink>;
  if (user.status === 'loading') return <SkeletonRows words="Loading the user" />;
  if (user.status === 'error') return <ErrorState words={explain(user.error)} actions={toList} />;
  if (user.value === null) {
    return (
      <Page title="User not found" above={<TextLink to={pathTo('adminUsers')}>Users</TextLink>}>
        <EmptyState title="No account has this user ID" actions={toList}>
          It may have been deleted. Past admin actions stay in the audit log.
        </EmptyState>
        <Section title="Audit log">
          <AuditList filter={{ targetUid: uid }} />
        </Section>
      </Page>
    );
  }
  return <UserDetail user={user.value} />;
}

/** Returns the job to view as its owner, and whether that view was already requested. */
function viewAskedFor(search: string) {
  const params = new URLSearchParams(search);
  const job = params.get('job') ?? '';
  const jobId = /^[\w-]{1,64}$/.test(job) ? job : undefined;
  return { jobId, viewAsked: jobId !== undefined && params.has('view') };
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space(8)} ${space(10)}`,
  alignItems: 'start',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

function UserDetail({ user }: { readonly user: User }) {
  const backend = useBackend();
  const { search } = useLocation();
  const jobs = useJobList({ ownerUid: user.uid, state: undefined });
  return (
    <Page
      title={user.email || user.uid}
      above={<TextLink to={pathTo('adminUsers')}>Users</TextLink>}
      actions={<UserStateBadge state={user.state} />}
    >
      <div css={{ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <UserActions user={user} {...viewAskedFor(search)} />
        <div css={layout}>
          <Section title="Account">
            <AccountFacts user={user} />
          </Section>
          <Section title="Authentication">
            <AuthenticationFacts uid={user.uid} updatedAt={user.updatedAt} />
          </Section>
        </div>
        <Section title="Usage">
          <Usage user={user} />
        </Section>
        <Section title="Plan and limits">
          {user.planRequest && (
            <div css={{ marginBottom: space(4) }}>
              <PlanRequestDecision user={user} />
            </div>
          )}
          <PlanForm
            key={JSON.stringify([user.plan, user.limits])}
            plan={user.plan}
            limits={user.limits}
            submit="Save plan and limits"
            done="Saved. The new plan and limits apply from the next job."
            disabledReason={user.state === 'deleting' ? 'This account is being deleted.' : undefined}
            save={(plan, limits) => setPlan(backend, { uid: user.uid, plan, limits })}
          />
        </Section>
        <Section title="Jobs">
          <JobList caption="This user’s jobs" list={jobs} empty={<EmptyState title="No jobs yet" />} />
        </Section>
        <Section
          title="Audit log"
          aside={
            <TextLink to={`${pathTo('adminAudit')}?target=${encodeURIComponent(user.uid)}`}>
              View all
            </TextLink>
          }
        >
          <AuditList filter={{ targetUid: user.uid }} />
        </Section>
      </div>
    </Page>
  );
}

/** Shows the user's document, which determines access. */
function AccountFacts({ user }: { readonly user: User }) {
  return (
    <FactList
      facts={[
        {
          name: 'Name',
          value: (
            <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(2) }}>
              <Avatar name={user.displayName ?? user.email} photo={user.photoURL} size={20} />
              {user.displayName ?? 'None'}
            </span>
          ),
        },
        { name: 'Role', value: user.admin ? 'Admin' : 'User' },
        ...(user.blockedReason ? [{ name: 'Reason for blocking', value: user.blockedReason }] : []),
        { name: 'Joined', value: <DateTime date={user.createdAt} /> },
        { name: 'Changed', value: <DateTime date={user.updatedAt} /> },
        ...(user.signedOutAt
          ? [{ name: 'Sessions ended', value: <DateTime date={user.signedOutAt} /> }]
          : []),
        { name: 'User ID', value: <code>{user.uid}</code> },
      ]}
    />
  );
}

interface AuthenticationFactsProps {
  readonly uid: string;
  /** Reloads when it changes: our document is updated along with the record. */
  readonly updatedAt: Date;
}

/** Shows every field of the authentication service's record. */
function AuthenticationFacts({ uid, updatedAt }: AuthenticationFactsProps) {
  const backend = useBackend();
  const account = useRead(uid, () => readAccount(backend, { uid }), [updatedAt.getTime()]);
  if (account.status === 'loading')
    return <SkeletonRows rows={4} words="Loading the authentication record" />;
  if (account.status === 'error' || account.error !== undefined)
    return <ErrorState words={explain(account.error)} />;
  return <FactList facts={factsOf(account.value)} />;
}

const time = (iso: string | null, never: string) => (iso ? <DateTime date={new Date(iso)} /> : never);

function factsOf(account: ReadAccountResult) {
  const { providers, secondFactors, claims } = account;
  return [
    { name: 'Email address', value: account.email ?? 'None' },
    { name: 'Email confirmed', value: account.emailVerified ? 'Yes' : 'No' },
    { name: 'Name', value: account.displayName ?? 'None' },
    { name: 'Photo', value: account.photoURL ?? 'None' },
    { name: 'Phone', value: account.phoneNumber ?? 'None' },
    { name: 'Disabled', value: account.disabled ? 'Yes, in the Firebase console' : 'No' },
    {
      name: 'Login methods',
      value:
        providers.map(({ providerId, email, uid }) => `${providerId} (${email ?? uid})`).join(', ') || 'None',
    },
    { name: 'Anonymous', value: account.isAnonymous ? 'Yes' : 'No' },
    { name: 'Second factors', value: secondFactors.join(', ') || 'None' },
    { name: 'Tenant ID', value: account.tenantId ?? 'None' },
    { name: 'Claims', value: <code>{JSON.stringify(claims)}</code> },
    { name: 'Created', value: time(account.createdAt, 'Unknown') },
    { name: 'Last login', value: time(account.lastSignInAt, 'Never') },
    { name: 'Last seen', value: time(account.lastRefreshAt, 'Never') },
    { name: 'Sessions valid since', value: time(account.tokensValidAfter, 'Account creation') },
  ];
}
