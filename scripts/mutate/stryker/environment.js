const { recordCoverage } = require('./coverage');

/** Picks the environment as jest.config.js and the file's docblock do, and records what each file reaches. */
module.exports = function Environment(config, context) {
  const name = context.docblockPragmas.environment ?? (context.testPath.endsWith('.tsx') ? 'jsdom' : 'node');
  const { TestEnvironment } = require(`jest-environment-${name}`);
  class Recorded extends TestEnvironment {
    async teardown() {
      recordCoverage(context.testPath, this.global.__stryker__?.mutantCoverage);
      await super.teardown();
    }
  }
  return new Recorded(config, context);
};
