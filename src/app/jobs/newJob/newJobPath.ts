import { pathTo } from '../../../domain/routes';

/** The form for a new job with an address already in it. */
export const newJobPath = (url: string) => `${pathTo('newJob')}?${new URLSearchParams({ url })}`;

export const urlAskedFor = (search: string) => new URLSearchParams(search).get('url') ?? undefined;
