import { readdirSync, readFileSync } from 'node:fs';
import { projectId } from './stack';

/** Lists this stack's processes that are running a function, from Linux's process table. */
export function workersOf(functionName: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const environment = environmentOf(pid);
      return (
        environment.includes(`FUNCTION_TARGET=${functionName}`) &&
        environment.includes(`GCLOUD_PROJECT=${projectId}`)
      );
    });
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch (error) {
    // ENOENT, ESRCH: the process has ended. EACCES: it belongs to another user.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(code)) return [];
    throw error;
  }
}
