import { pathTo, type RouteName } from '#domain/routes';

/** The two areas of the application, each with its own navigation. */
export type Area = 'user' | 'admin';

interface NavItem {
  readonly route: RouteName;
  readonly to: string;
  readonly label: string;
  /** Other routes that this entry is highlighted for. */
  readonly within: readonly RouteName[];
}

export const userNavigation: readonly NavItem[] = [
  { route: 'dashboard', to: pathTo('dashboard'), label: 'Dashboard', within: [] },
  { route: 'jobs', to: pathTo('jobs'), label: 'Jobs', within: ['job'] },
  { route: 'settings', to: pathTo('settings'), label: 'Settings', within: [] },
];

export const adminNavigation: readonly NavItem[] = [
  { route: 'admin', to: pathTo('admin'), label: 'Overview', within: [] },
  { route: 'adminJobs', to: pathTo('adminJobs'), label: 'All jobs', within: [] },
  { route: 'adminUsers', to: pathTo('adminUsers'), label: 'Users', within: ['adminUser'] },
  { route: 'adminWaitlist', to: pathTo('adminWaitlist'), label: 'Waitlist', within: [] },
  { route: 'adminAudit', to: pathTo('adminAudit'), label: 'Audit log', within: [] },
  { route: 'adminMail', to: pathTo('adminMail'), label: 'Mail', within: [] },
  { route: 'adminSettings', to: pathTo('adminSettings'), label: 'Settings', within: [] },
];

export function isCurrent({ route, within }: NavItem, here: RouteName | undefined): boolean {
  return here !== undefined && (here === route || within.includes(here));
}
