import type { Job } from '../../../domain/job';
import { pathTo, routes } from '../../../domain/routes';
import { boundKeys } from '../../keys/keys';
import { offersNow } from '../../keys/offers';
import { adminNavigation, userNavigation } from '../navigation';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** What stands beside it: a key, or the state of a job. */
  readonly aside?: string;
  /** A path to go to, or something to do. */
  readonly to?: string;
  readonly run?: () => void;
}

export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

/** Words that somebody may look for a page by. */
const publicPages = ['docs', 'blog', 'pricing', 'about', 'home'] as const;

/** It stands in no navigation, since a button leads to its dialog. */
const newJob = { to: pathTo('newJob'), label: 'New job, on its own page' };

/** Everything that can be gone to or done from here. */
export function commandsFor(
  admin: boolean,
  jobs: readonly Job[],
  stateOf: (job: Job) => string,
): readonly CommandGroup[] {
  const page = ({ to, label }: { to: string; label: string }): Command => ({ id: to, label, to });
  const actions = boundKeys()
    .filter(({ key }) => key !== 'j' && key !== 'k')
    .map(({ key, words, run }): Command => ({ id: `key ${key}`, label: words, aside: key, run }));
  const offers = offersNow().map(({ words, run }): Command => ({ id: `offer ${words}`, label: words, run }));
  const groups: CommandGroup[] = [
    { value: 'Actions', items: [...actions, ...offers] },
    { value: 'Pages', items: [...userNavigation, newJob].map(page) },
    {
      value: 'Recent jobs',
      items: jobs.map((job) => ({
        id: job.jobId,
        label: job.title,
        aside: stateOf(job),
        to: pathTo('job', { jobId: job.jobId }),
      })),
    },
    {
      value: 'Admin',
      items: admin ? adminNavigation.map(({ to, label }) => ({ id: to, label: `Admin: ${label}`, to })) : [],
    },
    {
      value: 'Site',
      items: publicPages.map((name) => ({
        id: name,
        label: name === 'home' ? 'Home page' : routes[name].title === 'Docs' ? 'Documentation' : titled(name),
        to: pathTo(name),
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
