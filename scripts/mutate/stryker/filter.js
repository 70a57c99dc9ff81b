const path = require('node:path');
const { testFilesReaching } = require('./coverage');

/** Keeps the test files that reach the active mutant; the dry run has none and keeps the wanted ones. */
module.exports = (testPaths) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const keep = mutant === undefined ? isWanted() : isIn(testFilesReaching(mutant));
  return { filtered: testPaths.filter((test) => keep(path.relative(process.cwd(), test))) };
};

const isIn = (files) => (test) => files.has(test);

function isWanted() {
  const wanted = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
  return (test) => wanted.length === 0 || wanted.some((path) => test === path || test.startsWith(`${path}/`));
}
