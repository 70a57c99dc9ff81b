const { recordCoverage } = require('./coverage');

/**
 * Selects the environment as jest.config.js and the file's docblock do, records the coverage of each file, and skips the
 * rest of a file once one of its tests has killed the active mutant.
 */
module.exports = function Environment(config, context) {
  const startedAt = performance.now();
  const name = context.docblockPragmas.environment ?? (context.testPath.endsWith('.tsx') ? 'jsdom' : 'node');
  const { TestEnvironment } = require(`jest-environment-${name}`);
  const isMutated = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
  let failed = false;
  class Recorded extends TestEnvironment {
    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_fn_failure') failed = true;
      if (event.name === 'test_start' && failed && isMutated) event.test.mode = 'skip';
    }
    async teardown() {
      recordCoverage(
        context.testPath,
        this.global.__stryker__?.mutantCoverage,
        performance.now() - startedAt,
      );
      await super.teardown();
    }
  }
  return new Recorded(config, context);
};
