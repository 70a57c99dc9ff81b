import { Button } from '#ui/Button';
import { Page } from '#ui/Page';
import { Toasts } from '#ui/Toasts';
import { chooseTheme } from '#ui/theme/choice';
import { space, text } from '#ui/theme/tokens';
import { useIsBrowser } from '../useIsBrowser';
import { Buttons } from './gallery/Buttons';
import { Charts } from './gallery/Charts';
import { Choices, Fields } from './gallery/Choices';
import { Row } from './gallery/Layout';
import { Looks } from './gallery/Looks';
import { Messages, Progresses, Toasting } from './gallery/Messages';
import { Dialogs, Overlays } from './gallery/Overlays';
import { Paging } from './gallery/Paging';
import { Tables } from './gallery/Tables';
import { Times } from './gallery/Times';
import { Tokens, Words } from './gallery/Tokens';

/** Shows every component in every state, for a look after a change; the browser tests use it too. */
export function Gallery() {
  // Times are relative to now, which differs between build and browser.
  const inBrowser = useIsBrowser();
  return (
    <main css={{ maxWidth: '72rem', margin: '0 auto', padding: space(6), fontSize: text.sm }}>
      <Page title="Components" actions={<Themes />}>
        <Tokens />
        <Buttons />
        <Fields />
        <Choices />
        <Paging />
        <Overlays />
        <Dialogs />
        <Toasting />
        <Looks />
        <Progresses />
        {inBrowser && <Tables />}
        {inBrowser && <Times />}
        <Charts />
        <Messages />
        <Words />
      </Page>
      <Toasts />
    </main>
  );
}

function Themes() {
  return (
    <Row>
      <Button variant="quiet" onClick={() => chooseTheme(undefined)}>
        System
      </Button>
      <Button variant="quiet" onClick={() => chooseTheme('light')}>
        Light
      </Button>
      <Button variant="quiet" onClick={() => chooseTheme('dark')}>
        Dark
      </Button>
    </Row>
  );
}
