/**
 * Every route of the product: its path, its title, and who may see it. Hosting rewrites, Gatsby's client routes,
 * links, titles, and the access decision all read this table.
 */
/** `shared` is a route of the application that needs no account: a free check, or what everyone with its link may read. */
export type RouteArea = 'public' | 'auth' | 'gate' | 'user' | 'admin' | 'shared' | 'dev';

export interface RouteSpec {
  /** Path pattern. A segment that starts with `:` is a parameter. */
  readonly path: string;
  readonly title: string;
  readonly area: RouteArea;
}

export const routes = {
  home: { path: '/', title: 'Know what’s broken before your visitors do', area: 'public' },
  about: { path: '/about', title: 'About', area: 'public' },
  blog: { path: '/blog', title: 'Blog', area: 'public' },
  blogPost: { path: '/blog/:slug', title: 'Blog', area: 'public' },
  blogPage: { path: '/blog/page/:page', title: 'Blog', area: 'public' },
  blogTag: { path: '/blog/tag/:tag', title: 'Blog', area: 'public' },
  blogTagPage: { path: '/blog/tag/:tag/page/:page', title: 'Blog', area: 'public' },
  docs: { path: '/docs', title: 'Docs', area: 'public' },
  docsPage: { path: '/docs/:slug', title: 'Docs', area: 'public' },
  docsRule: { path: '/docs/rules/:rule', title: 'Rule', area: 'public' },
  pricing: { path: '/pricing', title: 'Pricing', area: 'public' },
  compare: { path: '/compare', title: 'Compare', area: 'public' },
  sampleReport: { path: '/sample-report', title: 'A sample report', area: 'public' },
  changelog: { path: '/changelog', title: 'Changelog', area: 'public' },
  changelogEntry: { path: '/changelog/:slug', title: 'Changelog', area: 'public' },
  security: { path: '/security', title: 'Security', area: 'public' },
  privacy: { path: '/privacy', title: 'Privacy policy', area: 'public' },
  terms: { path: '/terms', title: 'Terms of service', area: 'public' },
  status: { path: '/status', title: 'Status', area: 'public' },
  contact: { path: '/contact', title: 'Contact', area: 'public' },
  notFound: { path: '/404', title: 'Page not found', area: 'public' },
  waitlist: { path: '/waitlist', title: 'Waitlist', area: 'gate' },
  waitlistJoined: { path: '/waitlist/joined', title: 'You’re on the waitlist', area: 'public' },
  accessDenied: { path: '/access-denied', title: 'Access denied', area: 'gate' },
  blocked: { path: '/blocked', title: 'Account blocked', area: 'gate' },
  login: { path: '/auth/login', title: 'Log in', area: 'auth' },
  signup: { path: '/auth/signup', title: 'Sign up', area: 'auth' },
  reset: { path: '/auth/reset', title: 'Reset your password', area: 'auth' },
  authAction: { path: '/auth/action', title: 'Confirm', area: 'auth' },
  dashboard: { path: '/dashboard', title: 'Dashboard', area: 'user' },
  jobs: { path: '/dashboard/jobs', title: 'Jobs', area: 'user' },
  newJob: { path: '/dashboard/new', title: 'New job', area: 'user' },
  job: { path: '/dashboard/jobs/:jobId', title: 'Job', area: 'user' },
  sites: { path: '/dashboard/sites', title: 'Sites', area: 'user' },
  site: { path: '/dashboard/sites/:site', title: 'Site', area: 'user' },
  settings: { path: '/dashboard/settings', title: 'Settings', area: 'user' },
  admin: { path: '/admin', title: 'Admin overview', area: 'admin' },
  adminJobs: { path: '/admin/jobs', title: 'All jobs', area: 'admin' },
  adminQueue: { path: '/admin/queue', title: 'Queue', area: 'admin' },
  adminUsers: { path: '/admin/users', title: 'Users', area: 'admin' },
  adminUser: { path: '/admin/users/:uid', title: 'User', area: 'admin' },
  adminWaitlist: { path: '/admin/waitlist', title: 'Waitlist', area: 'admin' },
  adminAudit: { path: '/admin/audit', title: 'Audit log', area: 'admin' },
  adminMail: { path: '/admin/mail', title: 'Mail', area: 'admin' },
  adminSettings: { path: '/admin/settings', title: 'Admin settings', area: 'admin' },
  freeCheck: { path: '/check', title: 'Free check', area: 'shared' },
  freeCheckResult: { path: '/check/:checkId', title: 'Free check', area: 'shared' },
  sharedReport: { path: '/report/:token', title: 'Shared report', area: 'shared' },
  devErrors: { path: '/dev/errors', title: 'Error examples', area: 'dev' },
  devComponents: { path: '/dev/components', title: 'Components', area: 'dev' },
} as const satisfies Record<string, RouteSpec>;

export type RouteName = keyof typeof routes;

/** Folders of routes that only the browser renders. Gatsby writes one HTML file for each. */
export const clientOnlyRoots = ['/dashboard', '/admin', '/report', '/check'] as const;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PathParams<Name extends RouteName> = { [Key in ParamNames<(typeof routes)[Name]['path']>]: string };

type PathArguments<Name extends RouteName> = [ParamNames<(typeof routes)[Name]['path']>] extends [never]
  ? []
  : [params: PathParams<Name>];

/** Returns the path of a route, with each parameter encoded as one segment. */
export function pathTo<Name extends RouteName>(name: Name, ...args: PathArguments<Name>): string {
  const params: Record<string, string> = args[0] ?? {};
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

const matchers = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
}));

/** Returns the route of a path (without query or fragment), or undefined if there is none. */
export function routeOf(path: string): RouteName | undefined {
  return matchers.find(({ pattern }) => pattern.test(path))?.name;
}

/** Returns whether a path is a public page: prerendered and usable without a script. */
export function isPublicPath(path: string): boolean {
  if (path === '/404.html') return true;
  const route = routeOf(path);
  return route !== undefined && routes[route].area === 'public';
}

/**
 * Returns whether a page is public for visitors and part of the application for known users. Its HTML works without a
 * script, and the application replaces it for users on the waitlist (decisions/020).
 */
export const hasPublicFace = (path: string) => routeOf(path) === 'waitlist';

/**
 * Docs pages that code links to, other than rules. The build checks that each exists, because an editor may rename
 * it.
 */
export const docsInCode = [
  'ci',
  'crawler',
  'getting-started',
  'limits',
  'privacy',
  'reports',
  'rules',
  'schedules',
  'scores',
  'verification',
] as const;

export const docsPath = (slug: (typeof docsInCode)[number]) => pathTo('docsPage', { slug });
