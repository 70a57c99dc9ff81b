const path = require('node:path');

/** Names each mutant that no test notices as soon as it was tested, so that an interrupted run has told what it found. */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement = '' }) {
    if (status !== 'Survived') return;
    const file = path.relative(process.cwd(), fileName);
    // Counted from 0 here, from 1 in the report.
    const { line, column } = location.start;
    console.log(
      `Survived: ${file}:${line + 1}:${column + 1} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`,
    );
  }
}

/** What Stryker looks for in a module of its `plugins`. */
exports.strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
