import { operatorFieldNames, operatorFields } from '../src/site/operator';

/** What a published site can’t work without, and what each variable is needed for. */
export const requiredVariables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((name) => [
      `GATSBY_FIREBASE_${name}`,
      'every screen needs the configuration of the Firebase web app',
    ]),
  ),
  ...Object.fromEntries(
    operatorFieldNames.map((name) => [
      operatorFields[name].variable,
      `the privacy policy, the terms, and the contact page need ${operatorFields[name].meaning}`,
    ]),
  ),
};

/**
 * Finds what a build for publication lacks. A local build (`GATSBY_ACTIVE_ENV=local`) uses the emulators and may show
 * placeholders.
 * @returns one sentence for each missing variable.
 */
export function missingVariables(variables: Readonly<Record<string, string | undefined>>): string[] {
  const environment = variables.GATSBY_ACTIVE_ENV || 'production';
  if (environment === 'local') return [];
  return Object.entries(requiredVariables)
    .filter(([name]) => !variables[name]?.trim())
    .map(
      ([name, need]) =>
        `${name} is missing: ${need}. Set it in .env.${environment}. A build for your own machine sets GATSBY_ACTIVE_ENV=local.`,
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
