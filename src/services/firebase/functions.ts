import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { region } from '../../domain/region';
import type { FunctionService } from '../backend';
import { firebaseApp } from './app';
import { callError } from './callError';

export function createFunctions(): FunctionService {
  const { app, emulators } = firebaseApp();
  const functions = getFunctions(app, region);
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functions);
  return {
    call: async <Result>(name: string, request: object) => {
      try {
        const answer = await httpsCallable<object, Result>(functions, name)(request);
        return answer.data;
      } catch (error) {
        throw callError(error);
      }
    },
  };
}
