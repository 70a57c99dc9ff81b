import { WaitlistScreen, WaitlistWithoutScript } from '../app/session/waitlist/WaitlistScreen';
import { SingleScreen } from '../app/shell/SingleScreen';

export { AppHead as Head } from '../app/shell/AppHead';

export default function WaitlistPage() {
  return <SingleScreen route="waitlist" screen={WaitlistScreen} withoutScript={<WaitlistWithoutScript />} />;
}
