const path = require('node:path');
const { projects } = require('../../../jest.config.js');

const [site, node] = ['site', 'node'].map((name) => {
  const project = projects.find(({ displayName }) => displayName === name);
  if (!project) throw new Error(`jest.config.js has no project “${name}”`);
  return project;
});

/**
 * Combines the unit tests of both projects in one project. Stryker passes its settings to Jest as a command-line config,
 * which overrides those of each project, so all tests would run in the same environment.
 */
module.exports = {
  ...node,
  displayName: undefined,
  rootDir: path.join(__dirname, '../../..'),
  testMatch: [...site.testMatch, ...node.testMatch],
  testEnvironment: path.join(__dirname, 'environment.js'),
  setupFilesAfterEnv: [path.join(__dirname, 'setup.js')],
  testRunner: path.join(__dirname, 'jest-circus-bail.js'),
  filter: path.join(__dirname, 'filter.js'),
  testSequencer: path.join(__dirname, 'sequencer.js'),
};
