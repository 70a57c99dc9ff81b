import { keepHeapSmall } from './gatsby/memory';

/** Gatsby's hooks, one file each in `gatsby/`. */
export { createPages } from './gatsby/createPages';
export { createSchemaCustomization } from './gatsby/createSchemaCustomization';
export { onCreateNode } from './gatsby/onCreateNode';
export { onCreatePage } from './gatsby/onCreatePage';
export { onCreateWebpackConfig } from './gatsby/onCreateWebpackConfig';
export { onPostBuild } from './gatsby/onPostBuild';
export { onPreBootstrap } from './gatsby/onPreBootstrap';

keepHeapSmall();
