import {
  Gauge,
  Globe,
  House,
  Inbox,
  Layers,
  ListChecks,
  type LucideIcon,
  Mail,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import { pathTo, type RouteName } from '#domain/routes';

/** The two areas of the application, each with its own navigation. */
export type Area = 'user' | 'admin';

interface NavItem {
  readonly route: RouteName;
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other routes that this entry is highlighted for. */
  readonly within: readonly RouteName[];
}

export const userNavigation: readonly NavItem[] = [
  { route: 'dashboard', to: pathTo('dashboard'), label: 'Dashboard', icon: House, within: [] },
  { route: 'jobs', to: pathTo('jobs'), label: 'Jobs', icon: ListChecks, within: ['job'] },
  { route: 'sites', to: pathTo('sites'), label: 'Sites', icon: Globe, within: ['site'] },
  { route: 'settings', to: pathTo('settings'), label: 'Settings', icon: Settings, within: [] },
];

export const adminNavigation: readonly NavItem[] = [
  { route: 'admin', to: pathTo('admin'), label: 'Overview', icon: Gauge, within: [] },
  { route: 'adminJobs', to: pathTo('adminJobs'), label: 'All jobs', icon: ListChecks, within: [] },
  { route: 'adminQueue', to: pathTo('adminQueue'), label: 'Queue', icon: Layers, within: [] },
  { route: 'adminUsers', to: pathTo('adminUsers'), label: 'Users', icon: Users, within: ['adminUser'] },
  { route: 'adminWaitlist', to: pathTo('adminWaitlist'), label: 'Waitlist', icon: Inbox, within: [] },
  { route: 'adminAudit', to: pathTo('adminAudit'), label: 'Audit log', icon: ScrollText, within: [] },
  { route: 'adminMail', to: pathTo('adminMail'), label: 'Mail', icon: Mail, within: [] },
  { route: 'adminSettings', to: pathTo('adminSettings'), label: 'Settings', icon: Settings, within: [] },
];

export function isCurrent({ route, within }: NavItem, here: RouteName | undefined): boolean {
  return here !== undefined && (here === route || within.includes(here));
}
