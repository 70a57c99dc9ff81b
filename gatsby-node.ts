/** Gatsby's hooks, one file each in `gatsby/`. */
export { onCreatePage } from './gatsby/onCreatePage';
