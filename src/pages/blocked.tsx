import { BlockedScreen } from '#app/session/screens/GateScreens';
import { SingleScreen } from '#app/shell/SingleScreen';

export { AppHead as Head } from '#app/shell/AppHead';

export default function BlockedPage() {
  return <SingleScreen route="blocked" screen={BlockedScreen} />;
}
