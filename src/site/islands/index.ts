import { followReader } from './contents';
import { offerCopying } from './copy';
import { closeMenu } from './menu';
import { showNearest } from './nearest';
import { prefetchOnIntent } from './prefetch';
import { openSearch } from './search';
import { offerAnalytics, reportErrors } from './telemetry';
import { switchTheme } from './theme';
import { followTree } from './tree';

/**
 * The whole script of a public page. Pages work without it. It listens on the document, so it doesn't depend on
 * particular elements and works whether or not React has rendered the page (`gatsby develop`).
 */
reportErrors();
switchTheme();
closeMenu();
openSearch();
offerCopying();
prefetchOnIntent();
followTree();
followReader();
showNearest();
offerAnalytics();
