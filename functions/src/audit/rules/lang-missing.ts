import { pageRule } from './rule';

/** A page that doesn't say which language it is in. */
export const langMissing = pageRule('lang-missing', ({ lang, sendsOn }) =>
  lang?.trim() || sendsOn ? [] : [{ message: 'This page doesn’t say which language it is in.' }],
);
