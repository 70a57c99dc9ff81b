import { type ReportTab, reportTabs } from '#app/jobs/report-data/useReportView';
import { settingsParts } from '#app/settings/Contents';
import type { Job } from '#domain/job';
import { pathTo, routes } from '#domain/routes';
import { adminNavigation, userNavigation } from '../navigation';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Shown beside it: a key, or the state of a job. */
  readonly aside?: string;
  /** A path to open; otherwise, it runs an action. */
  readonly to?: string;
  readonly run?: () => void;
}

/** Search terms for public pages. */
const publicPages = [
  'docs',
  'blog',
  'changelog',
  'pricing',
  'compare',
  'sampleReport',
  'security',
  'privacy',
  'terms',
  'contact',
  'status',
  'about',
  'home',
] as const;

/** It is not in the navigation, because a button opens the same form as a dialog. */
const newJob = { to: pathTo('newJob'), label: 'New job (full page)' };

/** Admin actions that the name of their page doesn't mention. */
const adminActions = [
  { label: 'Admin: approve people on the waitlist', route: 'adminWaitlist' },
  { label: 'Admin: block a user or change their plan', route: 'adminUsers' },
  { label: 'Admin: change access mode', route: 'adminSettings' },
] as const;

const reportViews: Record<ReportTab, string> = {
  overview: 'Overview of this report',
  findings: 'Findings of this report',
  pages: 'URLs of this report',
  structure: 'Structure of this site',
  changes: 'Changes: compare with an earlier run',
  history: 'History of this site',
  details: 'Details of this job: options and timeline',
};

const page = ({ to, label }: { to: string; label: string }): Command => ({ id: to, label, to });

export const viewsOf = ({ jobId }: Job): readonly Command[] =>
  reportTabs.map((tab) => ({
    id: `tab ${tab}`,
    label: reportViews[tab],
    to: `${pathTo('job', { jobId })}?tab=${tab}`,
  }));

export const adminPages = (lists: readonly Command[]): readonly Command[] => [
  ...adminNavigation.map(({ to, label }) => ({ id: to, label: `Admin: ${label}`, to })),
  ...adminActions.map(({ label, route }) => ({ id: label, label, to: pathTo(route) })),
  ...lists,
];

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const userPages: readonly Command[] = [...userNavigation, newJob].map(page);

export const settingsPages: readonly Command[] = settingsParts.map(({ id, words }) => ({
  id: `settings ${id}`,
  label: words,
  to: `${pathTo('settings')}#${id}`,
}));

export const sitePages: readonly Command[] = publicPages.map((name) => ({
  id: name,
  label: name === 'home' ? 'Home page' : routes[name].title === 'Docs' ? 'Documentation' : titled(name),
  to: pathTo(name),
}));
