/**
 * Every function that the browser calls: its input (strict: unknown fields are rejected) and its result (`{}` if none
 * is named). Errors carry a code of the error catalog in their details, as `{ code }`.
 */
export * from './account';
export * from './admin';
export * from './development';
export * from './jobs';
export * from './recentSignIn';
export * from './reports';
export * from './schedules';
export * from './session';
export * from './sites';
export * from './waitlist';
