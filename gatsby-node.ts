import { setFlagsFromString } from 'node:v8';

/** Gatsby's hooks, one file each in `gatsby/`. */
export { createPages } from './gatsby/createPages';
export { createSchemaCustomization } from './gatsby/createSchemaCustomization';
export { onCreateNode } from './gatsby/onCreateNode';
export { onCreatePage } from './gatsby/onCreatePage';
export { onCreateWebpackConfig } from './gatsby/onCreateWebpackConfig';
export { onPostBuild } from './gatsby/onPostBuild';
export { onPreBootstrap } from './gatsby/onPreBootstrap';

/** A garbage collection starts when the heap has grown by this percentage since the last one. */
const heapGrowthPercent = 20;

/*
 * Keeps the heap close to what is in use. By default, V8 lets it grow to a multiple and returns nothing to the system,
 * so the garbage of every build step would add up.
 */
setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
