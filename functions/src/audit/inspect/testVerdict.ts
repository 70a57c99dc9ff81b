import { verdictOfError } from '../facts/outcome';
import { Client, NoAnswer } from '../fetch/client';
import { defaultTiming } from '../time/timing';

/** What asking an address in the cloud comes to, where no private address may be asked. */
export async function verdict(url: string): Promise<{ kind: string; error: string }> {
  const client = new Client(defaultTiming, false);
  try {
    await client.fetch({ url, method: 'GET', headers: {}, wantsBody: () => false });
    return { kind: 'ok', error: '' };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { kind: verdictOfError(error.code), error: error.code };
  } finally {
    await client.close();
  }
}
