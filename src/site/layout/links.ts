import { pathTo, routes } from '../../domain/routes';

export interface NavLink {
  readonly to: string;
  readonly words: string;
}

export const publicLinks: readonly NavLink[] = [
  { to: pathTo('docs'), words: routes.docs.title },
  { to: pathTo('blog'), words: routes.blog.title },
  { to: pathTo('pricing'), words: routes.pricing.title },
];

export const login: NavLink = { to: pathTo('login'), words: routes.login.title };
export const signup: NavLink = { to: pathTo('signup'), words: routes.signup.title };
