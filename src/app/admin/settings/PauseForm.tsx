import { useBackend } from '#app/live/BackendContext';
import { type Feature, pauses } from '#domain/pauses';
import { Notice } from '#ui/Notice';
import { setPaused } from '../operations/settings';
import { SettingSwitch } from './SettingSwitch';

interface PauseWords {
  /** What is paused, as the heading of its section and within a sentence. */
  readonly title: string;
  readonly name: string;
  /** What applies now. */
  readonly running: string;
  readonly paused: string;
  /** What each change means, for the confirmation. The words that users see follow the first one. */
  readonly onPause: string;
  readonly onResume: string;
}

const words: Record<Feature, PauseWords> = {
  jobs: {
    title: 'New jobs',
    name: 'new jobs',
    running: 'Everyone can start jobs within the limits of their plan.',
    paused: 'No one can start a job, including admins. Queued jobs and scheduled runs wait.',
    onPause: 'Running jobs continue. Anyone who starts a job sees:',
    onResume:
      'Everyone can start jobs again. Waiting scheduled runs start within five minutes, one per schedule.',
  },
  signUps: {
    title: 'New accounts',
    name: 'new sign-ups',
    running: 'People sign up as the access mode allows.',
    paused:
      'No one can sign up or join the waitlist, including approved people. Existing accounts work as before.',
    onPause:
      'The access mode stays as it is and applies again after the pause. Anyone who signs up or joins the waitlist sees:',
    onResume: 'People can sign up again as the access mode allows.',
  },
  schedules: {
    title: 'Scheduled runs',
    name: 'scheduled runs',
    running: 'Scheduled runs start within five minutes of their time.',
    paused: 'Runs that are due wait. Users can start jobs themselves, and change their schedules.',
    onPause: 'Running jobs continue. The status page says:',
    onResume: 'Waiting scheduled runs start within five minutes, one per schedule.',
  },
  mail: {
    title: 'Emails',
    name: 'emails',
    running: 'Emails are sent immediately.',
    paused: 'Emails about jobs and the waitlist are held, and sent when the pause ends.',
    onPause:
      'Emails about jobs and the waitlist are held. Firebase Authentication still sends those about logins and passwords. The status page says:',
    onResume: 'Held emails are sent within minutes, at most 200 every five minutes.',
  },
};

export const pauseTitles = Object.fromEntries(
  Object.entries(words).map(([feature, { title }]) => [feature, title]),
) as Record<Feature, string>;

/** Pauses a feature for everyone, for example during an incident. */
export function PauseForm({ feature, paused }: { readonly feature: Feature; readonly paused: boolean }) {
  const backend = useBackend();
  const { name, running, paused: consequence, onPause, onResume } = words[feature];
  const { title, message } = pauses[feature];
  return (
    <SettingSwitch
      present={
        paused ? (
          <Notice tone="warning" title={title}>
            {consequence}
          </Notice>
        ) : (
          <p css={{ margin: 0 }}>{running}</p>
        )
      }
      action={paused ? `Allow ${name}` : `Pause ${name}`}
      working={paused ? `Allowing ${name}` : `Pausing ${name}`}
      act={() => setPaused(backend, { feature, paused: !paused })}
      consequence={paused ? onResume : `${onPause} “${title}. ${message}”`}
    />
  );
}
