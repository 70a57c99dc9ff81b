import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { themeScript } from './src/ui/theme/choice';

export { wrapPageElement } from './gatsby/wrapPageElement';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};
