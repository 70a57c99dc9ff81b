/** Unit tests stand beside their file; suites that need the local stack are in tests/ and run one at a time. */
const transform = {
  '^.+\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that are published as ES modules only. */
const modules = [
  ...[
    '@exodus/bytes',
    'htmlparser2',
    'domhandler',
    'domutils',
    'domelementtype',
    'dom-serializer',
    'entities',
  ],
  ...[
    'shiki',
    '@shikijs',
    'hast-util-[a-z-]+',
    'unist-util-[a-z-]+',
    'mdast-util-[a-z-]+',
    'micromark[a-z-]*',
  ],
  ...['html-void-elements', 'property-information', 'space-separated-tokens', 'comma-separated-tokens'],
  ...['zwitch', 'stringify-entities', 'character-entities[a-z0-9-]*', 'ccount', 'trim-lines', 'vfile[a-z-]*'],
  ...['oniguruma-[a-z-]+', 'regex', 'regex-[a-z-]+', 'devlop', '@ungap', 'feed', 'xml-js'],
];

const { paths } = require('./tsconfig.base.json').compilerOptions;
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([alias, [folder]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    folder.replace('./', '<rootDir>/').replace('*', '$1'),
  ]),
);

const shared = {
  rootDir: __dirname,
  moduleNameMapper,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
  modulePathIgnorePatterns: [
    '<rootDir>/.cache',
    '<rootDir>/public',
    '<rootDir>/functions/lib',
    '<rootDir>/.local',
  ],
  testPathIgnorePatterns: ['/node_modules/'],
  clearMocks: true,
  restoreMocks: true,
};

module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/unitTimeout.ts', '<rootDir>/tests/support/jsdom.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/**/*.test.ts',
        '<rootDir>/functions/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/gatsby/**/*.test.ts',
        '<rootDir>/tests/support/**/*.test.ts',
        '<rootDir>/tests/bench/**/*.test.ts',
      ],
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/unitTimeout.ts',
        '<rootDir>/tests/support/property.ts',
        '<rootDir>/tests/support/textEncoding.ts',
      ],
    },
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/rules/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
    },
    {
      ...shared,
      displayName: 'functions',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/functions/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
    },
  ],
};
