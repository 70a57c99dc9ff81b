const { readdirSync, readFileSync, writeFileSync } = require('node:fs');

/*
 * Runs in Stryker's copy of the working tree. An environment in a test file's docblock would replace Stryker's, so that no
 * coverage would be recorded. environment.js reads the renamed pragma instead.
 */
const pragma = '@jest-environment ';
for (const file of readdirSync('.', { recursive: true })) {
  if (!/\.test\.tsx?$/.test(file)) continue;
  const text = readFileSync(file, 'utf8');
  if (text.includes(pragma)) writeFileSync(file, text.replace(pragma, '@environment '));
}
