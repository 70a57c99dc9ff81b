const path = require('node:path');
const { projects } = require('../../../jest.config.js');

const rules = projects.find(({ displayName }) => displayName === 'rules');
if (!rules) throw new Error('jest.config.js has no project “rules”');

/** The rules suite as one test, which loads the others: tests/rules/mutationRun.ts. */
module.exports = {
  ...rules,
  rootDir: path.join(__dirname, '../../..'),
  testMatch: ['<rootDir>/tests/rules/mutationRun.ts'],
};
