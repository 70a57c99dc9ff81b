import { AccessDeniedScreen } from '#app/session/screens/GateScreens';
import { SingleScreen } from '#app/shell/SingleScreen';

export { AppHead as Head } from '#app/shell/AppHead';

export default function AccessDeniedPage() {
  return <SingleScreen route="accessDenied" screen={AccessDeniedScreen} />;
}
