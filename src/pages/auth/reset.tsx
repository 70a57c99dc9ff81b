import { ResetScreen } from '#app/session/screens/ResetScreen';
import { SingleScreen } from '#app/shell/SingleScreen';

export { AppHead as Head } from '#app/shell/AppHead';

export default function ResetPage() {
  return <SingleScreen route="reset" screen={ResetScreen} />;
}
