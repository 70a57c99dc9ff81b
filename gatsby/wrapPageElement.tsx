import { ThemeProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { GlobalStyle, theme } from '../src/ui/theme/GlobalStyle';

/** Wraps every page in the theme. Not the root element, which Gatsby renders a second time in <head>. */
export function wrapPageElement({ element }: { element: ReactElement }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {element}
    </ThemeProvider>
  );
}
