const path = require('node:path');
const { testFilesReaching } = require('./coverage');

/** Keeps the test files that reach the active mutant; the dry run has none and keeps those of the wanted folders. */
module.exports = (testPaths) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const keep = mutant === undefined ? inWantedFolders() : isIn(testFilesReaching(mutant));
  return { filtered: testPaths.filter((test) => keep(path.relative(process.cwd(), test))) };
};

const isIn = (files) => (test) => files.has(test);

function inWantedFolders() {
  const folders = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
  return (test) => folders.length === 0 || folders.some((folder) => test.startsWith(`${folder}/`));
}
