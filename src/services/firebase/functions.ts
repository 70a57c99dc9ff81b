import { getAuth } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { region } from '#domain/region';
import type { FunctionService } from '../backend';
import { firebaseApp } from './app';
import { appCheckHeader } from './appCheck';
import { callError } from './callError';
import { backendError, requireOnline, withCatalogueCode, withinTime } from './errors';
import { fetchFile, postJson } from './requests';

/** The SDK fails with `deadline-exceeded` after this time. */
const patienceMs = 30_000;

export function createFunctions(): FunctionService {
  const { app, emulators, appCheck } = firebaseApp();
  const functions = getFunctions(app, region);
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functions);
  const functionUrl = (name: string) =>
    emulators
      ? `http://${emulators.host}:${emulators.functions}/${app.options.projectId}/${region}/${name}`
      : `https://${region}-${app.options.projectId}.cloudfunctions.net/${name}`;
  return {
    call: async <Result>(name: string, request: object) => {
      requireOnline();
      try {
        // Without a token, the SDK would still send the call, and the error would claim that the user isn't logged
        // in.
        await getAuth(app).currentUser?.getIdToken();
        const answer = await httpsCallable<object, Result>(functions, name, { timeout: patienceMs })(request);
        return answer.data;
      } catch (error) {
        throw callError(error);
      }
    },
    post: async (path, request) => {
      requireOnline();
      await withinTime(
        appCheckHeader(appCheck).then((headers) => postJson(path, request, headers)),
        patienceMs,
      );
    },
    download: async (name, progress) => {
      requireOnline();
      const token = await getAuth(app)
        .currentUser?.getIdToken()
        .catch((error: unknown) => {
          throw withCatalogueCode(error);
        });
      if (!token) throw backendError('unauthenticated');
      return fetchFile(functionUrl(name), token, progress);
    },
  };
}
