/**
 * Every function the browser calls: what it takes (strict: unknown fields are refused) and what it answers; `{}` where
 * no result is named. A refusal carries a code of the error catalogue in its details, as `{ code }`.
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
