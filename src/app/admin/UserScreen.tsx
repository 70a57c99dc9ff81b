import { pathTo } from '../../domain/routes';
import type { User } from '../../domain/user';
import { DateTime } from '../../ui/DateTime';
import { FactList } from '../../ui/Facts';
import { Page, Section } from '../../ui/Page';
import { SkeletonRows } from '../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../ui/States';
import { ButtonLink, TextLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';
import { JobList } from '../job-views/JobList';
import { Usage } from '../job-views/Usage';
import { useJobList } from '../job-views/useJobList';
import { explain } from '../live/explain';
import { useDocument } from '../live/useLive';
import { UserStateBadge } from './UsersScreen';

export function UserScreen({ uid }: { readonly uid: string }) {
  const user = useDocument<User>(`users/${uid}`);
  const toList = <ButtonLink to={pathTo('adminUsers')}>All users</ButtonLink>;
  if (user.status === 'loading') return <SkeletonRows words="Loading the user" />;
  if (user.status === 'error') return <ErrorState words={explain(user.error)} actions={toList} />;
  if (user.value === null) return <EmptyState title="There is no such user" actions={toList} />;
  return <UserDetail user={user.value} />;
}

function UserDetail({ user }: { readonly user: User }) {
  const jobs = useJobList({ ownerUid: user.uid, state: undefined });
  return (
    <Page
      title={user.email || user.uid}
      above={<TextLink to={pathTo('adminUsers')}>Users</TextLink>}
      actions={<UserStateBadge state={user.state} />}
    >
      <div css={{ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title="Account">
          <FactList
            facts={[
              { name: 'Role', value: user.admin ? 'Admin' : 'User' },
              { name: 'Joined', value: <DateTime date={user.createdAt} /> },
              ...(user.blockedReason ? [{ name: 'Blocked because', value: user.blockedReason }] : []),
              { name: 'User id', value: <code>{user.uid}</code> },
            ]}
          />
        </Section>
        <Section title="Usage">
          <Usage user={user} />
        </Section>
        <Section title="Jobs">
          <JobList caption="Jobs of this user" list={jobs} empty={<EmptyState title="No jobs yet" />} />
        </Section>
      </div>
    </Page>
  );
}
