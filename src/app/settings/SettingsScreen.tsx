import { plans } from '../../domain/plans';
import { pathTo } from '../../domain/routes';
import { DateTime } from '../../ui/DateTime';
import { FactList } from '../../ui/Facts';
import { Page, Section } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';
import { space, text } from '../../ui/theme/tokens';
import { Usage } from '../job-views/Usage';
import { useAccount, useSession } from '../session/SessionContext';
import { SignOutButton } from '../session/SignOutButton';
import { ThemeChoice } from './ThemeChoice';

export function SettingsScreen() {
  const { email } = useAccount();
  const { user } = useSession();
  return (
    <Page title="Settings">
      <div css={{ display: 'grid', gap: space(8), maxWidth: '44rem' }}>
        <Section title="Profile">
          <FactList
            facts={[
              { name: 'Email', value: email },
              ...(user ? [{ name: 'Joined', value: <DateTime date={user.createdAt} /> }] : []),
            ]}
          />
        </Section>
        <Section title="Appearance">
          <ThemeChoice />
        </Section>
        <Section title="Plan and usage" aside={<TextLink to={pathTo('pricing')}>Compare plans</TextLink>}>
          <Usage user={user} />
          {user && user.plan !== 'team' && (
            <p css={{ margin: 0, paddingTop: space(3), fontSize: text.sm }}>
              You are on the {plans[user.plan].name} plan. Larger plans are granted by an admin.
            </p>
          )}
        </Section>
        <Section title="Session">
          <SignOutButton />
        </Section>
      </div>
    </Page>
  );
}
