import { SignupScreen } from '#app/session/screens/SignupScreen';
import { SingleScreen } from '#app/shell/SingleScreen';

export { AppHead as Head } from '#app/shell/AppHead';

export default function SignupPage() {
  return <SingleScreen route="signup" screen={SignupScreen} />;
}
