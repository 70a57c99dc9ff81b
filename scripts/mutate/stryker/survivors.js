const path = require('node:path');

/** Prints each surviving mutant immediately, so that an interrupted run shows its results. */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement = '' }) {
    if (status !== 'Survived') return;
    const file = path.relative(process.cwd(), fileName);
    const { line, column } = location.start;
    console.log(`Survived: ${file}:${line}:${column} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`);
  }
}

/** The export that Stryker looks for in its plugins. */
exports.strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
