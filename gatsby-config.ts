import { existsSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { release } from './gatsby/release';

// Gatsby gives the file's variables to pages only; what is made after the build needs them, too.
// Gatsby, too, prefers GATSBY_ACTIVE_ENV: a deployment’s alias, or `local` for a site that uses the emulators.
const variables = `.env.${process.env.GATSBY_ACTIVE_ENV || process.env.NODE_ENV}`;
if (existsSync(variables)) process.loadEnvFile(variables);

// Errors are filed under it, in the site and in the functions.
process.env.GATSBY_RELEASE = release();

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    // Its source maps stand in the code as strings: they make modules thirty times as large until the minifier drops them.
    { resolve: 'gatsby-plugin-emotion', options: { sourceMap: process.env.NODE_ENV !== 'production' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    'gatsby-plugin-mdx',
    'gatsby-plugin-sharp',
  ],
};

export default config;
