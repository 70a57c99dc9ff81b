const path = require('node:path');
const { testFilesReaching } = require('./coverage');

/** Keeps the test files that reach the active mutant, or the selected ones in the dry run. */
module.exports = (testPaths) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const keep = mutant === undefined ? isSelected() : isIn(testFilesReaching(mutant));
  return { filtered: testPaths.filter((test) => keep(path.relative(process.cwd(), test))) };
};

const isIn = (files) => (test) => files.has(test);

function isSelected() {
  const selected = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
  return (test) =>
    selected.length === 0 || selected.some((path) => test === path || test.startsWith(`${path}/`));
}
