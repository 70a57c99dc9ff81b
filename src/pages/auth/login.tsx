import { LoginScreen } from '#app/session/screens/LoginScreen';
import { SingleScreen } from '#app/shell/SingleScreen';

export { AppHead as Head } from '#app/shell/AppHead';

export default function LoginPage() {
  return <SingleScreen route="login" screen={LoginScreen} />;
}
