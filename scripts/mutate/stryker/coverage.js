const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/*
 * Records which test files reach which mutant. Stryker knows the tests that reach a mutant, but makes Jest load every test
 * file that imports the mutated file, directly or not. For src/domain, that is most of the suite.
 */

/** How often all tests so far reached each mutant. Test files run one after another in this process. */
let reachedBefore = new Map();

function count({ static: whileLoading = {}, perTest = {} }) {
  const counts = new Map();
  for (const reached of [whileLoading, ...Object.values(perTest)])
    for (const [mutant, times] of Object.entries(reached))
      counts.set(mutant, (counts.get(mutant) ?? 0) + times);
  return counts;
}

/** During the dry run, appends the mutants that a test file reached and its duration. */
function recordCoverage(testPath, coverage, ms) {
  if (process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined || coverage === undefined) return;
  const reached = count(coverage);
  const mutants = [...reached.keys()].filter((id) => reached.get(id) > (reachedBefore.get(id) ?? 0));
  reachedBefore = reached;
  const file = path.relative(process.cwd(), testPath);
  appendFileSync(process.env.MUTATION_COVERAGE, `${JSON.stringify({ file, ms, mutants })}\n`);
}

function records() {
  const log = process.env.MUTATION_COVERAGE;
  if (!existsSync(log)) throw new Error(`${log} is missing: the dry run recorded no coverage.`);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Returns the paths of the test files that reach the mutant. Paths are relative to the sandbox. */
function testFilesReaching(mutant) {
  const reaching = records().filter(({ mutants }) => mutants.includes(mutant));
  return new Set(reaching.map(({ file }) => file));
}

/** Returns the duration of each test file in the dry run, in milliseconds. */
function durations() {
  return new Map(records().map(({ file, ms }) => [file, ms]));
}

module.exports = { recordCoverage, testFilesReaching, durations };
