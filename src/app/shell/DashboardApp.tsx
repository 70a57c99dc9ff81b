import { lazy } from 'react';
import type { RouteName } from '../../domain/routes';
import { HomeScreen } from '../jobs/home/HomeScreen';
import { AreaApp } from './AreaApp';
import { paramsOf } from './params';

const JobsScreen = lazy(async () => ({ default: (await import('../jobs/JobsScreen')).JobsScreen }));
const JobScreen = lazy(async () => ({ default: (await import('../jobs/job/JobScreen')).JobScreen }));
const NewJobScreen = lazy(async () => ({
  default: (await import('../jobs/newJob/NewJobScreen')).NewJobScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/SettingsScreen')).SettingsScreen,
}));

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
    case 'settings':
      return <SettingsScreen />;
    default:
      return undefined;
  }
}

export function DashboardApp() {
  return <AreaApp area="user" screenOf={screenOf} />;
}
