import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { type AccessSettings, defaultAccessSettings } from '#domain/access';
import { Page, Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { PlanForm } from '../limits/PlanForm';
import { setSignUpDefaults } from '../operations/settings';
import { AccessModeForm } from './AccessModeForm';
import { PauseForm } from './PauseForm';
import { SecondFactorForm } from './SecondFactorForm';

export function SettingsScreen() {
  const settings = useDocument<Partial<AccessSettings>>('settings/access');
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
  const { mode, plan, limits, jobsPaused, adminsNeedSecondFactor } = settings;
  return (
    <div css={{ display: 'grid', gap: space(10), maxWidth: '44rem' }}>
      <Section title="Sign-ups">
        <AccessModeForm key={mode} present={mode} />
      </Section>
      <Section title="New jobs">
        <PauseForm paused={jobsPaused} />
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
