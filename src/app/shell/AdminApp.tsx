import type { RouteName } from '#domain/routes';
import { AuditScreen } from '../admin/audit/AuditScreen';
import { JobsScreen } from '../admin/JobsScreen';
import { MailScreen } from '../admin/mail/MailScreen';
import { OverviewScreen } from '../admin/overview/OverviewScreen';
import { QueueScreen } from '../admin/queue/QueueScreen';
import { SecondFactorNotice } from '../admin/SecondFactorNotice';
import { SettingsScreen } from '../admin/settings/SettingsScreen';
import { UserScreen } from '../admin/user/UserScreen';
import { UsersScreen } from '../admin/users/UsersScreen';
import { WaitlistScreen } from '../admin/waitlist/WaitlistScreen';
import { AreaApp } from './AreaApp';
import { paramsOf } from './params';

function screenOf(route: RouteName, path: string) {
  switch (route) {
    case 'admin':
      return <OverviewScreen />;
    case 'adminJobs':
      return <JobsScreen />;
    case 'adminQueue':
      return <QueueScreen />;
    case 'adminUsers':
      return <UsersScreen />;
    case 'adminUser':
      return <UserScreen uid={paramsOf('adminUser', path).uid ?? ''} />;
    case 'adminWaitlist':
      return <WaitlistScreen />;
    case 'adminAudit':
      return <AuditScreen />;
    case 'adminMail':
      return <MailScreen />;
    case 'adminSettings':
      return <SettingsScreen />;
    default:
      return undefined;
  }
}

/** Adds the notice to every screen of the area. An unknown path has none. */
function withNotice(route: RouteName, path: string) {
  const screen = screenOf(route, path);
  return (
    screen && (
      <>
        <SecondFactorNotice />
        {screen}
      </>
    )
  );
}

export function AdminApp() {
  return <AreaApp area="admin" screenOf={withNotice} />;
}
