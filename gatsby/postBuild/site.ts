import type { ParentSpanPluginArgs } from 'gatsby';
import type { Entry, Rendered } from '../../src/site/content/entry';
import { soundTexts } from '../content/files';

export interface BuiltPage {
  readonly entry: Entry;
  readonly rendered: Rendered;
}

/** What was built, for the steps that come after it. */
export interface BuiltSite {
  /** Every page, the application's too. */
  readonly paths: readonly string[];
  readonly content: readonly BuiltPage[];
  /** The folder of the repository, and the one that is published. */
  readonly root: string;
  readonly folder: string;
}

export async function builtSite(args: ParentSpanPluginArgs): Promise<BuiltSite> {
  const { pages, program } = args.store.getState();
  return {
    paths: [...pages.keys()],
    content: await soundTexts(args),
    root: program.directory,
    folder: `${program.directory}/public`,
  };
}
