import { localHost, localPort } from '../../../src/domain/localStack';
import { base, projectId } from '../../support/stack';

interface MailedCode {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}

const requestTypes = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const;

/** The path of ours that the newest mail of the sign-in service leads to; the emulator keeps its codes to be read. */
export async function linkFor(email: string, mode: keyof typeof requestTypes): Promise<string> {
  const auth = `http://${localHost}:${localPort(base, 'auth')}`;
  const response = await fetch(`${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: readonly MailedCode[] };
  const found = oobCodes.findLast(
    (code) => code.requestType === requestTypes[mode] && [code.email, code.newEmail].includes(email),
  );
  if (!found) throw new Error(`No mail of the kind ${mode} was sent to ${email}.`);
  return `/auth/action?mode=${mode}&oobCode=${encodeURIComponent(found.oobCode)}`;
}
