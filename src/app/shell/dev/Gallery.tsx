import { Button } from '../../../ui/Button';
import { Page } from '../../../ui/Page';
import { Toasts } from '../../../ui/Toasts';
import { chooseTheme } from '../../../ui/theme/choice';
import { space } from '../../../ui/theme/tokens';
import { useIsBrowser } from '../useIsBrowser';
import { Charts } from './gallery/Charts';
import { Controls } from './gallery/Controls';
import { Row } from './gallery/Layout';
import { Messages } from './gallery/Messages';
import { Overlays } from './gallery/Overlays';
import { Showing } from './gallery/Showing';

/** Every component in every state, to look at after a change; the browser tests look at it too. */
export function Gallery() {
  // Times are told relative to now, which is another one while the page is built.
  const inBrowser = useIsBrowser();
  return (
    <main css={{ maxWidth: '72rem', margin: '0 auto', padding: space(6), fontSize: '0.875rem' }}>
      <Page title="Components" actions={<Themes />}>
        <Controls />
        <Overlays />
        {inBrowser && <Showing />}
        <Charts />
        <Messages />
      </Page>
      <Toasts />
    </main>
  );
}

function Themes() {
  return (
    <Row>
      <Button look="quiet" onClick={() => chooseTheme(undefined)}>
        System
      </Button>
      <Button look="quiet" onClick={() => chooseTheme('light')}>
        Light
      </Button>
      <Button look="quiet" onClick={() => chooseTheme('dark')}>
        Dark
      </Button>
    </Row>
  );
}
