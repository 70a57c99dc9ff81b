/** The arrows between the rooms of the house; `npm run check:arrows` enforces them. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const ours = '^(src|functions|scripts|tests|gatsby)/';

module.exports = {
  forbidden: [
    forbid(
      'domain-is-pure',
      'src/domain imports nothing but itself and the schema library, so browser, functions and tests can share it.',
      { path: '^src/domain/', pathNot: '[.]test[.]ts$' },
      { pathNot: ['^src/domain/', '^node_modules/valibot/'] },
    ),
    forbid(
      'ui-knows-no-feature',
      'The design system may use the domain; it knows nothing of jobs, people, services or pages.',
      { path: '^src/ui/' },
      { path: ours, pathNot: '^src/(ui|domain)/' },
    ),
    forbid(
      'services-stand-alone',
      'A service wraps one outside product; it may use the domain only.',
      { path: '^src/services/' },
      { path: ours, pathNot: '^src/(services|domain)/' },
    ),
    forbid(
      'features-do-not-import-each-other',
      'A feature of the application reaches another one through the shell, the session or the domain only.',
      { path: '^src/app/([^/]+)/', pathNot: '^src/app/shell/' },
      // Common rooms: `live` reads the backend, `forms` asks, `keys` listens, `faults` stands where something broke,
      // `job-views` shows jobs to owner and admin alike.
      {
        path: '^src/app/',
        pathNot: ['^src/app/$1/', '^src/app/(session|live|forms|keys|faults|job-views)/'],
      },
    ),
    forbid(
      'public-site-without-the-application',
      'Public pages carry no application code; of the services they have those that ask nothing of who is signed in.',
      { path: '^src/(site|templates)/' },
      {
        path: '^src/(app|services)/',
        pathNot: '^src/services/(analytics|consent|errors|environment/glance)',
      },
    ),
    forbid(
      'application-without-the-public-site',
      'The application does not pull in the public site.',
      { path: '^src/app/' },
      { path: '^src/(site|templates|pages)/' },
    ),
    forbid(
      'engine-knows-no-firebase',
      'The audit engine takes an input and a sink: the terminal, the benchmark and a function run the same one.',
      { path: '^functions/src/audit/' },
      { path: ['node_modules/firebase', '^functions/src/(?!audit/)', '^src/(?!domain/)'] },
    ),
    forbid(
      'functions-share-only-the-domain',
      'Cloud Functions may use src/domain, nothing else of the site.',
      { path: '^functions/src/' },
      { path: '^src/', pathNot: '^src/domain/' },
    ),
    forbid(
      'site-without-functions',
      'The browser never carries a line of the functions.',
      { path: '^src/' },
      { path: '^(functions|scripts|tests)/' },
    ),
    forbid('no-circles', 'A circle of imports has no inside and no outside.', {}, { circular: true }),
    forbid(
      'resolvable',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(gatsby|@reach/router)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'functions/lib' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
