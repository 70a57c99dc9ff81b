import { ActionScreen } from '#app/session/screens/ActionScreen';
import { SingleScreen } from '#app/shell/SingleScreen';

export { AppHead as Head } from '#app/shell/AppHead';

export default function ActionPage() {
  return <SingleScreen route="authAction" screen={ActionScreen} />;
}
