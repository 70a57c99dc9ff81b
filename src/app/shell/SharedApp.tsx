import { useLocation } from '@reach/router';
import { routeOf } from '#domain/routes';
import { SharedScreen } from '../jobs/shared/SharedScreen';
import { NotFound } from './NotFound';
import { paramsOf } from './params';
import { VisitorFrame } from './VisitorFrame';

/** Shows a shared report to visitors with its link, without an account. */
export function SharedApp() {
  const { pathname } = useLocation();
  const token = paramsOf('sharedReport', pathname).token ?? '';
  return (
    <VisitorFrame label="Shared report" what="A shared report" area="This report" resetKey={token}>
      {routeOf(pathname) === 'sharedReport' ? <SharedScreen token={token} /> : <NotFound />}
    </VisitorFrame>
  );
}
