import type { RouteName } from '../../domain/routes';
import { AuditScreen } from '../admin/AuditScreen';
import { JobsScreen } from '../admin/JobsScreen';
import { OverviewScreen } from '../admin/OverviewScreen';
import { SettingsScreen } from '../admin/SettingsScreen';
import { UserScreen } from '../admin/UserScreen';
import { UsersScreen } from '../admin/UsersScreen';
import { WaitlistScreen } from '../admin/WaitlistScreen';
import { AreaApp } from './AreaApp';
import { paramsOf } from './params';

function screenOf(route: RouteName, path: string) {
  switch (route) {
    case 'admin':
      return <OverviewScreen />;
    case 'adminJobs':
      return <JobsScreen />;
    case 'adminUsers':
      return <UsersScreen />;
    case 'adminUser':
      return <UserScreen uid={paramsOf('adminUser', path).uid ?? ''} />;
    case 'adminWaitlist':
      return <WaitlistScreen />;
    case 'adminAudit':
      return <AuditScreen />;
    case 'adminSettings':
      return <SettingsScreen />;
    default:
      return undefined;
  }
}

export function AdminApp() {
  return <AreaApp area="admin" screenOf={screenOf} />;
}
