import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { ConsentBanner } from '../../ui/ConsentBanner';
import { color, space } from '../../ui/theme/tokens';
import { headerStyle } from '../style/layout';
import { printStyle } from '../style/print';
import { Footer } from './Footer';
import { Header } from './Header';

const skip = css`
  position: absolute;
  z-index: 3;
  left: ${space(4)};
  top: ${space(3)};
  padding: ${space(2)} ${space(4)};
  background: ${color.ink};
  color: ${color.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const column = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  main {
    flex: 1;
  }
`;

/** The layout of every public page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div css={column}>
      <Global styles={[headerStyle, printStyle]} />
      <a href="#main" css={skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} css={{ outline: 'none' }}>
        {children}
      </main>
      <Footer />
      <ConsentBanner hidden />
    </div>
  );
}
