import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { pathTo } from '#domain/routes';
import { Page, Section } from '#ui/Page';
import { TextLink } from '#ui/TextLink';
import { phone, space } from '#ui/theme/tokens';
import { Usage } from '../job-views/Usage';
import { useSession } from '../session/SessionContext';
import { EmailForm } from './account/EmailForm';
import { PlanRequestForm } from './account/PlanRequestForm';
import { ProfileForm } from './account/ProfileForm';
import { Sessions } from './account/Sessions';
import { PasswordForm, SignInMethods } from './account/SignInMethods';
import { Contents, type SettingsPartId, settingsParts } from './Contents';
import { DeleteAccount, ExportData } from './data/AccountData';
import { AnalyticsChoice, Notifications, ThemeChoice } from './preferences/choices';
import { JobDefaults } from './preferences/JobDefaults';
import { WithPreferences } from './preferences/WithPreferences';

const contents: Record<SettingsPartId, ReactNode> = {
  profile: <ProfileForm />,
  email: <EmailForm />,
  password: <PasswordForm />,
  'sign-in': <SignInMethods />,
  sessions: <Sessions />,
  notifications: <WithPreferences show={Notifications} />,
  'job-defaults': <WithPreferences show={JobDefaults} />,
  appearance: <WithPreferences show={ThemeChoice} />,
  analytics: <AnalyticsChoice />,
  usage: <PlanAndUsage />,
  export: <ExportData />,
  delete: <DeleteAccount />,
};

const asides: Partial<Record<SettingsPartId, ReactNode>> = {
  usage: <TextLink to={pathTo('pricing')}>Compare plans</TextLink>,
};

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
      <div css={layout}>
        <Contents parts={settingsParts} />
        <div css={{ display: 'grid', gap: space(10), gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {settingsParts.map(({ id, title }) => (
            <div key={id} id={id} css={{ scrollMarginTop: space(6) }}>
              <Section title={title} aside={asides[id]}>
                {contents[id]}
              </Section>
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}

function PlanAndUsage() {
  const { user } = useSession();
  return (
    <>
      <Usage user={user} />
      {user && <PlanRequestForm user={user} />}
    </>
  );
}
