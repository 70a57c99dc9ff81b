import { resolve } from 'node:path';

/** Where a file lies that somebody has named: seen from where they typed, which npm leaves for the folder of its script. */
export function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
