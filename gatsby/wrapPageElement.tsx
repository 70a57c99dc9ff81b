import type { ReactElement } from 'react';
import { GlobalStyle } from '../src/ui/theme/GlobalStyle';

/** Every page, public or not, stands in the same theme. Not the root: Gatsby renders that a second time in <head>. */
export function wrapPageElement({ element }: { element: ReactElement }) {
  return (
    <>
      <GlobalStyle />
      {element}
    </>
  );
}
