import { operatorFieldNames, operatorFields } from '../src/site/operator';

/**
 * Finds what the legal and contact pages lack. A build without a Firebase project only works on its own machine and may
 * show placeholders.
 * @returns one sentence for each missing variable.
 */
export function missingOperatorValues(variables: Readonly<Record<string, string | undefined>>): string[] {
  if (!variables.GATSBY_FIREBASE_PROJECT_ID) return [];
  return operatorFieldNames
    .map((name) => operatorFields[name])
    .filter(({ variable }) => !variables[variable]?.trim())
    .map(
      ({ variable, meaning }) =>
        `${variable} is missing: the privacy policy, the terms, and the contact page need ${meaning}. Set it in .env.production.`,
    );
}

/** RFC 9116 asks for a date within a year. */
const validDays = 365;

interface SecurityContact {
  readonly siteUrl: string;
  readonly email: string | undefined;
  /** The date of the build. */
  readonly now: Date;
}

/** Returns the content of `/.well-known/security.txt` (https://www.rfc-editor.org/rfc/rfc9116). */
export function securityText({ siteUrl, email, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${siteUrl}/security#report-a-vulnerability`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/security`,
    '',
  ].join('\n');
}
