import { resolve } from 'node:path';

/** Resolves a file name from the folder in which the user called npm, which changes to the folder of its script. */
export function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
