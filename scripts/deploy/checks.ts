import * as v from 'valibot';
import { region } from '#domain/region';
import { queueCpus } from '#functions/platform/options';
import { Problem } from '../local/problem';
import type { Google } from './google';

type Variables = Readonly<Record<string, string | undefined>>;

export interface Target {
  readonly alias: string;
  readonly projectId: string;
  /** What the site’s variables lack, one sentence each. */
  readonly missing: readonly string[];
  /** The variables of the site’s build and of the functions. */
  readonly site: Variables;
  readonly functions: Variables;
  /** The content of firebase.json. */
  readonly config: unknown;
  /** Names of the files in the functions’ folder. */
  readonly functionsFiles: readonly string[];
  readonly google: Google;
}

interface Check {
  readonly name: string;
  /** Returns one sentence per problem. */
  readonly detect: (target: Target) => Promise<readonly string[]> | readonly string[];
  readonly remedy: (target: Target) => string;
}

const databaseSchema = v.object({
  locationId: v.string(),
  deleteProtectionState: v.optional(v.string()),
  pointInTimeRecoveryEnablement: v.optional(v.string()),
});
const repositorySchema = v.object({
  cleanupPolicies: v.optional(v.record(v.string(), v.unknown()), {}),
  labels: v.optional(v.record(v.string(), v.string()), {}),
});
const projectSchema = v.object({ projectNumber: v.string() });
const policySchema = v.object({
  bindings: v.optional(
    v.array(v.object({ role: v.string(), members: v.optional(v.array(v.string()), []) })),
    [],
  ),
});
const quotaSchema = v.object({
  dimensionsInfos: v.array(
    v.object({
      dimensions: v.optional(v.record(v.string(), v.string()), {}),
      details: v.object({ value: v.string() }),
    }),
  ),
});
const configSchema = v.object({
  hosting: v.object({
    predeploy: v.optional(v.array(v.string()), []),
    headers: v.array(
      v.object({
        source: v.optional(v.string()),
        regex: v.optional(v.string()),
        headers: v.array(v.object({ key: v.string() })),
      }),
    ),
  }),
  firestore: v.object({ location: v.optional(v.string()) }),
});

/** Roles of the account that builds and runs the functions, and whether Editor includes their permissions. */
const roles = [
  { role: 'roles/cloudtasks.enqueuer', inEditor: true },
  { role: 'roles/run.invoker', inEditor: false },
  { role: 'roles/iam.serviceAccountUser', inEditor: true },
  { role: 'roles/iam.serviceAccountTokenCreator', inEditor: false },
  { role: 'roles/cloudbuild.builds.builder', inEditor: true },
  { role: 'roles/datastore.user', inEditor: true },
  { role: 'roles/firebaseauth.admin', inEditor: true },
];

/** Everything that makes a first deployment fail, or succeed with a site that doesn’t work. */
export const checks: readonly Check[] = [
  {
    name: 'Variables of the site',
    detect: ({ missing }) => missing,
    remedy: ({ alias }) => `Set them in .env.${alias}.`,
  },
  {
    name: 'Project of the site',
    detect: ({ site, functions, projectId }) => [
      ...(site.GATSBY_FIREBASE_PROJECT_ID === projectId
        ? []
        : [`The site is built for the project “${site.GATSBY_FIREBASE_PROJECT_ID}”, not ${projectId}.`]),
      ...[site.GATSBY_SITE_URL, functions.SITE_URL]
        .filter((url) => url !== undefined && !url.startsWith('https://'))
        .map((url) => `The site’s URL is ${url}, which visitors can’t open.`),
    ],
    remedy: ({ alias, projectId }) =>
      `Set GATSBY_FIREBASE_PROJECT_ID=${projectId} and an https GATSBY_SITE_URL in .env.${alias}, and the same SITE_URL in functions/.env.${projectId}.`,
  },
  {
    name: 'Build before Hosting',
    detect: ({ config }) =>
      v.parse(configSchema, config).hosting.predeploy.includes('npm run build:site')
        ? []
        : ['Deploying Hosting doesn’t build the site, so an old build can be published.'],
    remedy: () => 'Add “npm run build:site” to hosting.predeploy in firebase.json.',
  },
  {
    name: 'Frames of the login',
    detect: ({ config }) =>
      v
        .parse(configSchema, config)
        .hosting.headers.some(
          ({ source, regex, headers }) =>
            headers.some(({ key }) => key === 'X-Frame-Options') &&
            (source !== undefined || new RegExp(regex ?? '', 'u').test('/__/auth/iframe')),
        )
        ? ['X-Frame-Options also covers /__/auth/iframe, which the login with Google and GitHub frames.']
        : [],
    remedy: () => 'Exclude paths below /__/ from that rule in firebase.json, with a regex.',
  },
  {
    name: 'Lockfile of the functions',
    detect: ({ functionsFiles }) =>
      functionsFiles.includes('package-lock.json')
        ? []
        : [
            'The functions have no lockfile, so Google would install the newest versions of indirect dependencies.',
          ],
    remedy: () => 'Run “npm run build:functions”, which writes functions/package-lock.json.',
  },
  {
    name: 'Database',
    detect: async ({ google, projectId, config }) => {
      const location = v.parse(configSchema, config).firestore.location;
      const found = await google.read(
        `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`,
      );
      if (found === undefined)
        return ['The database doesn’t exist. The deploy command would create it without protection.'];
      const database = v.parse(databaseSchema, found);
      return [
        ...(database.locationId === location
          ? []
          : [`The database is in ${database.locationId}, and firebase.json says ${location}.`]),
        ...(database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
          ? []
          : ['Delete protection is off.']),
        ...(database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
          ? []
          : ['Point-in-time recovery is off.']),
      ];
    },
    remedy: ({ projectId }) =>
      `Run “npx firebase firestore:databases:create '(default)' --location ${region} --delete-protection ENABLED --point-in-time-recovery ENABLED --project ${projectId}”, or firestore:databases:update with the last three options if it exists. A location can’t be changed.`,
  },
  {
    name: 'Cleanup of container images',
    detect: async ({ google, projectId }) => {
      const found = await google.read(
        `https://artifactregistry.googleapis.com/v1/projects/${projectId}/locations/${region}/repositories/gcf-artifacts`,
      );
      if (found === undefined) return ['The repository of the functions’ images doesn’t exist yet.'];
      const { cleanupPolicies, labels } = v.parse(repositorySchema, found);
      return Object.keys(cleanupPolicies).length > 0 ||
        labels['firebase-functions-cleanup-opted-out'] === 'true'
        ? []
        : [
            'The repository of the functions’ images has no cleanup policy, so the deploy command ends with an error.',
          ];
    },
    remedy: ({ projectId }) =>
      `Run “gcloud artifacts repositories create gcf-artifacts --repository-format docker --location ${region} --project ${projectId}” if it doesn’t exist, then “npx firebase functions:artifacts:setpolicy --location ${region} --days 1 --force --project ${projectId}”.`,
  },
  {
    name: 'Roles of the functions',
    detect: async (target) =>
      (await missingRoles(target)).map((role) => `The functions’ service account lacks ${role}.`),
    remedy: ({ projectId }) =>
      `For each role, run “gcloud projects add-iam-policy-binding ${projectId} --member serviceAccount:PROJECT_NUMBER-compute@developer.gserviceaccount.com --condition None --role ROLE”. The project number is in the console under Project settings.`,
  },
  {
    name: 'CPU quota',
    detect: async ({ google, projectId, functions }) => {
      const found = await google.read(
        `https://cloudquotas.googleapis.com/v1/projects/${projectId}/locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion`,
      );
      if (found === undefined) return ['The CPU quota of Cloud Run can’t be read.'];
      const { dimensionsInfos } = v.parse(quotaSchema, found);
      const inRegion =
        dimensionsInfos.find(({ dimensions }) => dimensions.region === region) ??
        dimensionsInfos.find(({ dimensions }) => dimensions.region === undefined);
      if (!inRegion) return [`Cloud Run names no CPU quota for ${region}.`];
      const quota = Number(inRegion.details.value) / 1_000;
      const needed = queueCpus(Number(functions.SLICE_INSTANCES ?? 10));
      return quota < 0 || needed <= quota
        ? []
        : [`The queues use up to ${needed} CPUs, and the quota in ${region} is ${quota}.`];
    },
    remedy: ({ projectId }) =>
      `Lower SLICE_INSTANCES in functions/.env.${projectId}, or request more at https://console.cloud.google.com/iam-admin/quotas?project=${projectId} (Cloud Run Admin API, total CPU allocation).`,
  },
];

async function missingRoles({ google, projectId }: Target): Promise<readonly string[]> {
  const base = `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`;
  const { projectNumber } = v.parse(projectSchema, await google.read(base));
  const { bindings } = v.parse(policySchema, await google.read(`${base}:getIamPolicy`, 'POST'));
  const member = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;
  const held = new Set(bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role));
  return roles
    .filter(({ role, inEditor }) => !held.has(role) && !(inEditor && held.has('roles/editor')))
    .map(({ role }) => role);
}

interface Result {
  readonly name: string;
  readonly problems: readonly string[];
  readonly remedy: string;
}

/** Runs every check, also after failed ones. What Google refuses to tell counts as a problem of that check. */
export async function runChecks(target: Target): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const { name, detect, remedy } of checks) {
    const problems = await Promise.resolve(target)
      .then(detect)
      .catch((error: unknown) => {
        if (error instanceof Problem) return [error.message];
        throw error;
      });
    results.push({ name, problems, remedy: remedy(target) });
  }
  return results;
}
