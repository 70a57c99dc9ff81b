import type { Preferences } from '#domain/preferences';
import { Checkbox } from '#ui/Select';
import { space } from '#ui/theme/tokens';
import { type PreferenceFormProps, Saved } from './WithPreferences';

type Notification = keyof Preferences['notifications'];

const words: Record<Notification, { label: string; hint: string }> = {
  gotWorse: {
    label: 'A site got worse',
    hint: 'A scheduled job found more problems than the previous run, or failed.',
  },
  jobFailed: { label: 'A job failed', hint: 'Includes why the job failed.' },
  jobSucceeded: { label: 'A job succeeded', hint: 'Whenever a report is ready.' },
};

const order: readonly Notification[] = ['gotWorse', 'jobFailed', 'jobSucceeded'];

/** Edits the notification settings; each change is saved immediately. */
export function Notifications({ preferences, save }: PreferenceFormProps) {
  const { notifications } = preferences;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <p css={{ margin: 0 }}>Email me when</p>
      {order.map((name) => (
        <Checkbox
          key={name}
          {...words[name]}
          checked={notifications[name]}
          onCheck={(checked) => save.run({ notifications: { [name]: checked } })}
        />
      ))}
      <Saved state={save.state} />
    </div>
  );
}
