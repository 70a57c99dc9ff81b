import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { type AccessSettings, defaultAccessSettings } from '#domain/access';
import { paths } from '#domain/collections';
import { features, pauseField } from '#domain/pauses';
import { Page, Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { PlanForm } from '../limits/PlanForm';
import { setSecondFactorRequired, setSignUpDefaults } from '../operations/settings';
import { AccessModeForm } from './AccessModeForm';
import { FreeChecksForm } from './FreeChecksForm';
import { PauseForm, pauseTitles } from './PauseForm';
import { SettingSwitch } from './SettingSwitch';

export function SettingsScreen() {
  const settings = useDocument(paths.accessSettings);
  return (
    <Page title="Admin settings">
      {settings.status === 'loading' && <SkeletonRows words="Loading the settings" />}
      {settings.status === 'error' && <ErrorState words={explain(settings.error)} />}
      {settings.status === 'ready' && <Settings settings={{ ...defaultAccessSettings, ...settings.value }} />}
    </Page>
  );
}

function Settings({ settings }: { readonly settings: AccessSettings }) {
  const backend = useBackend();
  const { mode, plan, limits, freeChecks, adminsNeedSecondFactor } = settings;
  return (
    <div css={{ display: 'grid', gap: space(10), maxWidth: '44rem' }}>
      <Section title="Sign-ups">
        <AccessModeForm key={mode} present={mode} />
      </Section>
      {features.map((feature) => (
        <Section key={feature} title={pauseTitles[feature]}>
          <PauseForm feature={feature} paused={settings[pauseField(feature)]} />
        </Section>
      ))}
      <Section title="Free checks">
        <FreeChecksForm enabled={freeChecks} />
      </Section>
      <Section title="Second factor for admins">
        <SecondFactorForm required={adminsNeedSecondFactor} />
      </Section>
      <Section title="Defaults for new accounts">
        <p css={{ margin: `0 0 ${space(4)}` }}>
          Existing accounts aren’t affected. Empty fields use the plan’s limit.
        </p>
        <PlanForm
          key={JSON.stringify([plan, limits])}
          plan={plan}
          limits={limits}
          submit="Save defaults"
          done="Saved. New accounts start with these defaults."
          save={(chosen, replaced) => setSignUpDefaults(backend, { plan: chosen, limits: replaced })}
        />
      </Section>
    </div>
  );
}

/**
 * Requires a second factor of admins. The function rejects this for an admin who would lock themselves out.
 */
function SecondFactorForm({ required }: { readonly required: boolean }) {
  const backend = useBackend();
  const withRecentSignIn = useRecentSignIn();
  return (
    <SettingSwitch
      present={
        <p css={{ margin: 0 }}>
          {required
            ? 'Admins have admin rights only after they log in with a code from an authenticator app.'
            : 'Admins can log in without a second factor.'}
        </p>
      }
      action={required ? 'Stop requiring a second factor' : 'Require a second factor'}
      working="Saving"
      act={() =>
        withRecentSignIn(
          () => setSecondFactorRequired(backend, { required: !required }),
          'setSecondFactorRequired',
        )
      }
      consequence={
        required
          ? 'Admins who logged in without a code get their admin rights back immediately.'
          : 'Admins who logged in without a code lose their admin rights immediately, until they log in with one. To change this setting, you must have logged in with a code.'
      }
    />
  );
}
