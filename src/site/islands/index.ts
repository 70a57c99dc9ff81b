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
 * All the script that a public page has. Pages are whole without it; it listens on the document, so it needs no
 * elements of its own and works on pages that React has drawn (`gatsby develop`) and on those that it has not.
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
