const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus/runner').default;

let killed;

/**
 * Runs a test file unless an earlier one has killed the active mutant, because Jest ignores `bail` when it is called from
 * a program. The file's name contains “jest-circus” because Stryker accepts no other runner.
 */
module.exports = async function runUntilKilled(
  globalConfig,
  config,
  environment,
  runtime,
  testPath,
  ...rest
) {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant === undefined) return circus(globalConfig, config, environment, runtime, testPath, ...rest);
  if (killed === mutant) return { ...createEmptyTestResult(), testFilePath: testPath };
  let failed = true;
  try {
    const result = await circus(globalConfig, config, environment, runtime, testPath, ...rest);
    failed = result.numFailingTests > 0;
    return result;
  } finally {
    if (failed) killed = mutant;
  }
};
