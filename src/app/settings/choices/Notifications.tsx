import type { Preferences } from '#domain/preferences';
import { Checkbox } from '#ui/Select';
import { space } from '#ui/theme/tokens';
import { Saved } from './Saved';
import type { ChoiceProps } from './WithPreferences';

type Notification = keyof Preferences['notifications'];

const words: Record<Notification, { label: string; hint: string }> = {
  gotWorse: {
    label: 'A site got worse',
    hint: 'A scheduled job found more than the one before it, or could not be done.',
  },
  jobFailed: { label: 'A job failed', hint: 'It could not do its work, with the reason.' },
  jobSucceeded: { label: 'A job succeeded', hint: 'Every time a report is ready.' },
};

const order: readonly Notification[] = ['gotWorse', 'jobFailed', 'jobSucceeded'];

/** Each choice is saved as it is made. */
export function Notifications({ preferences, save }: ChoiceProps) {
  const { notifications } = preferences;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <p css={{ margin: 0 }}>Send me a mail when</p>
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
