import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import textFont from './gatsby/fonts/inter.woff2';
import {
  PublicFace,
  PublicFaceScripts,
  renderWhole,
  speculationRules,
  withoutGatsbyPreloads,
} from './gatsby/publicHtml';
import { hasPublicFace, isPublicPath } from './src/domain/routes';
import { earlyScript } from './src/services/errors/early';
import { themeScript } from './src/ui/theme/choice';

export { wrapPageElement } from './gatsby/wrapPageElement';

/** The address of the public pages' one script; empty in `gatsby develop`, where pages keep Gatsby's. */
declare const SITE_SCRIPT: string;

const standsAlone = (path: string) => SITE_SCRIPT !== '' && (isPublicPath(path) || hasPublicFace(path));

/** A public page is its HTML: nothing of it is drawn again in the browser (decisions/005). */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  if (!standsAlone(pathname) || !isValidElement(bodyComponent)) return;
  const { html, style } = renderWhole(
    hasPublicFace(pathname) ? <PublicFace path={pathname} /> : bodyComponent,
  );
  replaceBodyHTMLString(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles that our own components wrote
  setHeadComponents([<style key="page-style" dangerouslySetInnerHTML={{ __html: style }} />]);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before all other scripts
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (!standsAlone(pathname)) return;
  replaceHeadComponents(withoutGatsbyPreloads(getHeadComponents()));
  replacePostBodyComponents([
    hasPublicFace(pathname) ? (
      <PublicFaceScripts
        key="face"
        application={getPostBodyComponents()}
        siteScript={SITE_SCRIPT}
        always={Boolean(process.env.GATSBY_APP_CHECK_KEY)}
      />
    ) : (
      <script key="site" type="module" src={SITE_SCRIPT} />
    ),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own routes
    <script key="rules" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />,
  ]);
};
