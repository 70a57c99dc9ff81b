import type { ParentSpanPluginArgs } from 'gatsby';
import type { Entry, Rendered } from '../../src/site/entry';
import { validTexts } from '../content/files';

export interface BuiltPage {
  readonly entry: Entry;
  readonly rendered: Rendered;
}

/** The result of the build, for the steps that follow it. */
export interface BuiltSite {
  /** All pages, including the application's. */
  readonly paths: readonly string[];
  readonly content: readonly BuiltPage[];
  /** The repository's folder, and the published one. */
  readonly root: string;
  readonly folder: string;
}

export async function builtSite(args: ParentSpanPluginArgs): Promise<BuiltSite> {
  const { pages, program } = args.store.getState();
  return {
    paths: [...pages.keys()],
    content: await validTexts(args),
    root: program.directory,
    folder: `${program.directory}/public`,
  };
}
