import { useLocation } from '@reach/router';
import { routeOf } from '#domain/routes';
import { FreeCheckResult } from '../jobs/freeCheck/FreeCheckResult';
import { FreeCheckScreen } from '../jobs/freeCheck/FreeCheckScreen';
import { NotFound } from './NotFound';
import { paramsOf } from './params';
import { VisitorFrame } from './VisitorFrame';

/** Checks ten pages for visitors, without an account. */
export function CheckApp() {
  const { pathname } = useLocation();
  return (
    <VisitorFrame label="Free check" what="A free check" area="This check" resetKey={pathname}>
      <Screen pathname={pathname} />
    </VisitorFrame>
  );
}

function Screen({ pathname }: { readonly pathname: string }) {
  switch (routeOf(pathname)) {
    case 'freeCheck':
      return <FreeCheckScreen />;
    case 'freeCheckResult':
      return <FreeCheckResult checkId={paramsOf('freeCheckResult', pathname).checkId ?? ''} />;
    default:
      return <NotFound />;
  }
}
