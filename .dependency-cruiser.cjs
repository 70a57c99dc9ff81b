/** The arrows between the rooms of the house; `npm run check:arrows` enforces them. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const ours = '^(src|functions|scripts|tests|gatsby)/';

/** Folders of the audit engine, in the order in which they may import each other. */
const engineFolders =
  'facts text time urls politeness fetch state frontier markup html report robots sitemap parse rules evaluate visit inspect'.split(
    ' ',
  );

module.exports = {
  forbidden: [
    forbid(
      'domain-is-pure',
      'src/domain imports nothing but itself and pure libraries, so browser, functions and tests can share it.',
      { path: '^src/domain/', pathNot: '[.]test[.]ts$' },
      { pathNot: ['^src/domain/', '^node_modules/(valibot|punycode)/'] },
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
      // Common rooms: `live` reads the backend, `forms` asks, `keys` listens, `errors` shows what broke,
      // `job-views` shows jobs to owner and admin alike.
      {
        path: '^src/app/',
        pathNot: ['^src/app/$1/', '^src/app/(session|live|forms|keys|errors|job-views)/'],
      },
    ),
    forbid(
      'report-data-knows-no-view',
      'Data of a report is read without knowing who shows it: report-data ← report-views ← report.',
      { path: '^src/app/jobs/report-data/' },
      { path: '^src/app/jobs/(?!report-data/|operations/)' },
    ),
    forbid(
      'report-views-know-no-shell',
      'The views of a report get its data through report-data and don’t know which report shows them.',
      { path: '^src/app/jobs/report-views/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/app/jobs/(?!report-data/|report-views/|operations/|shared/)' },
    ),
    forbid(
      'public-site-without-the-application',
      'Public pages carry no application code; of the services they have those that ask nothing of who is signed in.',
      { path: '^src/(site|templates)/' },
      {
        path: '^src/(app|services)/',
        pathNot: '^src/services/(analytics|consent|errors|environment/enabled)',
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
    ...engineFolders.slice(1).map((folder, at) =>
      forbid(
        `engine-below-${folder}`,
        'Folders of the audit engine import only folders before them in `engineFolders`, so no two import each other.',
        {
          path: `^functions/src/audit/(${engineFolders.slice(0, at + 1).join('|')})/`,
          pathNot: '[.]test[.]ts$',
        },
        { path: `^functions/src/audit/${folder}/` },
      ),
    ),
    forbid(
      'platform-imports-no-feature',
      'platform wraps Google services for every function, so it knows no feature.',
      { path: '^functions/src/platform/' },
      { path: '^functions/src/(?!platform/)' },
    ),
    forbid(
      'sites-import-no-other-feature',
      'Domain ownership is the basis of jobs and schedules. It needs the engine only to read a proof.',
      { path: '^functions/src/sites/' },
      { path: '^functions/src/(?!(sites|platform|audit)/)' },
    ),
    forbid(
      'jobs-import-no-account-or-schedule',
      'Schedules submit jobs, and deleting an account deletes its jobs. Jobs know neither.',
      { path: '^functions/src/jobs/' },
      { path: '^functions/src/(?!(jobs|sites|platform|audit)/)' },
    ),
    forbid(
      'free-checks-import-only-the-engine',
      'A free check has no account, no job and no report. It runs the engine.',
      { path: '^functions/src/freeChecks/' },
      { path: '^functions/src/(?!(freeChecks|platform|audit)/)' },
    ),
    forbid(
      'access-imports-only-jobs',
      'Deleting an account deletes its jobs. Otherwise accounts know no feature.',
      { path: '^functions/src/access/' },
      { path: '^functions/src/(?!(access|jobs|platform)/)' },
    ),
    forbid(
      'schedules-import-jobs-and-platform',
      'A schedule submits jobs in the same way as a user.',
      { path: '^functions/src/schedules/' },
      { path: '^functions/src/(?!(schedules|jobs|platform)/)' },
    ),
    forbid(
      'monitoring-imports-only-platform',
      'The tunnel for error reports works even if a feature is broken.',
      { path: '^functions/src/monitoring/' },
      { path: '^functions/src/(?!(monitoring|platform)/)' },
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
    forbid(
      'production-without-test-support',
      'Fixtures and tests/ are only for tests and benches. /dev/components also shows fixtures as examples.',
      { path: '^(src|functions|gatsby)/', pathNot: ['[.](test|fixture)[.]tsx?$', '^src/app/shell/dev/'] },
      { path: ['[.](test|fixture)[.]tsx?$', '^tests/'] },
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
