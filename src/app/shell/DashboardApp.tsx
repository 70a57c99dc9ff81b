import type { RouteName } from '#domain/routes';
import { lazyComponent } from '#ui/lazyComponent';
import { AreaApp } from './AreaApp';
import { paramsOf } from './params';

/** Lazily loaded screens, named after their route (gatsby/postBuild/preloads.ts). */
const loads = {
  dashboard: async () => ({
    default: (await import(/* webpackChunkName: "screen-dashboard" */ '../jobs/home/HomeScreen')).HomeScreen,
  }),
  jobs: async () => ({
    default: (await import(/* webpackChunkName: "screen-jobs" */ '../jobs/JobsScreen')).JobsScreen,
  }),
  job: async () => ({
    default: (await import(/* webpackChunkName: "screen-job" */ '../jobs/job/JobScreen')).JobScreen,
  }),
  newJob: async () => ({
    default: (await import(/* webpackChunkName: "screen-newJob" */ '../jobs/newJob/NewJobScreen'))
      .NewJobScreen,
  }),
  sites: async () => ({
    default: (await import(/* webpackChunkName: "screen-sites" */ '../jobs/sites/SitesScreen')).SitesScreen,
  }),
  site: async () => ({
    default: (await import(/* webpackChunkName: "screen-site" */ '../jobs/sites/SiteScreen')).SiteScreen,
  }),
  settings: async () => ({
    default: (await import(/* webpackChunkName: "screen-settings" */ '../settings/SettingsScreen'))
      .SettingsScreen,
  }),
} as const satisfies Partial<Record<RouteName, () => Promise<unknown>>>;

const HomeScreen = lazyComponent(loads.dashboard);
const JobsScreen = lazyComponent(loads.jobs);
const JobScreen = lazyComponent(loads.job);
const NewJobScreen = lazyComponent(loads.newJob);
const SitesScreen = lazyComponent(loads.sites);
const SiteScreen = lazyComponent(loads.site);
const SettingsScreen = lazyComponent(loads.settings);

function screenOf(route: RouteName, path: string) {
  switch (route) {
    case 'dashboard':
      return <HomeScreen />;
    case 'jobs':
      return <JobsScreen />;
    case 'newJob':
      return <NewJobScreen />;
    case 'job':
      return <JobScreen jobId={paramsOf('job', path).jobId ?? ''} />;
    case 'sites':
      return <SitesScreen />;
    case 'site':
      return <SiteScreen site={paramsOf('site', path).site ?? ''} />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return undefined;
  }
}

export function DashboardApp() {
  return <AreaApp area="user" screenOf={screenOf} loads={loads} />;
}
