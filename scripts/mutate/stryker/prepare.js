const { readdirSync, readFileSync, writeFileSync } = require('node:fs');

/*
 * Runs in Stryker's copy of the tree. An environment named by a test file's docblock replaces the one of jest's
 * settings, and Stryker's with it, so that no coverage is recorded. environment.js reads the renamed pragma.
 */
const pragma = '@jest-environment ';
for (const file of readdirSync('.', { recursive: true })) {
  if (!/\.test\.tsx?$/.test(file)) continue;
  const text = readFileSync(file, 'utf8');
  if (text.includes(pragma)) writeFileSync(file, text.replace(pragma, '@environment '));
}
