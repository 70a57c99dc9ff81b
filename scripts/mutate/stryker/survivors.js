const path = require('node:path');

/** Names each mutant that no test notices as soon as it was tested, so that an interrupted run has told what it found. */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement = '' }) {
    if (status !== 'Survived') return;
    const file = path.relative(process.cwd(), fileName);
    const { line, column } = location.start;
    console.log(`Survived: ${file}:${line}:${column} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`);
  }
}

/** What Stryker looks for in a module of its `plugins`. */
exports.strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
