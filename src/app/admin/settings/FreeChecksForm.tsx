import { useBackend } from '#app/live/BackendContext';
import { errorCatalog } from '#domain/errors';
import { freeCheckLimits, freeChecksPerHour } from '#domain/freeCheck';
import { setFreeChecks } from '../operations/settings';
import { SettingSwitch } from './SettingSwitch';

/** Switches checks without an account on or off. */
export function FreeChecksForm({ enabled }: { readonly enabled: boolean }) {
  const backend = useBackend();
  const { title, message } = errorCatalog['free-checks-off'];
  return (
    <SettingSwitch
      present={
        <p css={{ margin: 0 }}>
          {enabled
            ? `Visitors can check ${freeCheckLimits.pages} pages of a site without an account, at most ${freeChecksPerHour.total} times an hour in total.`
            : 'Visitors need an account to check a site.'}
        </p>
      }
      action={enabled ? 'Switch off free checks' : 'Switch on free checks'}
      working={enabled ? 'Switching off free checks' : 'Switching on free checks'}
      act={() => setFreeChecks(backend, { enabled: !enabled })}
      consequence={
        enabled
          ? `Results of earlier checks stay readable for a day. A visitor who starts a check sees: “${title}. ${message}”`
          : 'Visitors can start checks immediately, within the limits in the documentation.'
      }
    />
  );
}
