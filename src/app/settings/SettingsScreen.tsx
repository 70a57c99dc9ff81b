import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { plans } from '../../domain/plans';
import { pathTo } from '../../domain/routes';
import { Page, Section } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';
import { phone, space, text } from '../../ui/theme/tokens';
import { Usage } from '../job-views/Usage';
import { useSession } from '../session/SessionContext';
import { EmailForm } from './account/EmailForm';
import { PasswordForm } from './account/PasswordForm';
import { ProfileForm } from './account/ProfileForm';
import { Sessions } from './account/Sessions';
import { SignInMethods } from './account/SignInMethods';
import { Contents } from './Contents';
import { AnalyticsChoice } from './choices/AnalyticsChoice';
import { JobDefaults } from './choices/JobDefaults';
import { Notifications } from './choices/Notifications';
import { ThemeChoice } from './choices/ThemeChoice';
import { WithPreferences } from './choices/WithPreferences';
import { DeleteAccount } from './data/DeleteAccount';
import { ExportData } from './data/ExportData';
import { ProofProvider } from './proof/ProofProvider';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly content: ReactNode;
}

const parts: readonly Part[] = [
  { id: 'profile', title: 'Profile', content: <ProfileForm /> },
  { id: 'email', title: 'Email', content: <EmailForm /> },
  { id: 'password', title: 'Password', content: <PasswordForm /> },
  { id: 'sign-in', title: 'Ways to log in', content: <SignInMethods /> },
  { id: 'sessions', title: 'Sessions', content: <Sessions /> },
  { id: 'notifications', title: 'Notifications', content: <WithPreferences show={Notifications} /> },
  { id: 'job-defaults', title: 'Job defaults', content: <WithPreferences show={JobDefaults} /> },
  { id: 'appearance', title: 'Appearance', content: <WithPreferences show={ThemeChoice} /> },
  { id: 'analytics', title: 'Analytics', content: <AnalyticsChoice /> },
  {
    id: 'usage',
    title: 'Plan and usage',
    aside: <TextLink to={pathTo('pricing')}>Compare plans</TextLink>,
    content: <PlanAndUsage />,
  },
  { id: 'export', title: 'Your data', content: <ExportData /> },
  { id: 'delete', title: 'Delete account', content: <DeleteAccount /> },
];

const layout = css({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 36rem)',
  gap: space(10),
  alignItems: 'start',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
});

export function SettingsScreen() {
  return (
    <Page title="Settings">
      <ProofProvider>
        <div css={layout}>
          <Contents parts={parts} />
          <div css={{ display: 'grid', gap: space(10), gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {parts.map(({ id, title, aside, content }) => (
              <div key={id} id={id} css={{ scrollMarginTop: space(6) }}>
                <Section title={title} aside={aside}>
                  {content}
                </Section>
              </div>
            ))}
          </div>
        </div>
      </ProofProvider>
    </Page>
  );
}

function PlanAndUsage() {
  const { user } = useSession();
  return (
    <>
      <Usage user={user} />
      {user && user.plan !== 'team' && (
        <p css={{ margin: 0, paddingTop: space(3), fontSize: text.sm }}>
          You are on the {plans[user.plan].name} plan. Larger plans are granted by an admin.
        </p>
      )}
    </>
  );
}
