import { ThemeProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { GlobalStyle } from '../src/ui/theme/GlobalStyle';
import { theme } from '../src/ui/theme/theme';

/** Every page, public or not, stands in the same theme. Not the root: Gatsby renders that a second time in <head>. */
export function wrapPageElement({ element }: { element: ReactElement }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {element}
    </ThemeProvider>
  );
}
