import { startSessionSchema } from '../../../src/domain/operations';
import { callable } from '../platform/callable';
import { startSession as start } from './session';

export const startSession = callable(startSessionSchema, (_, caller) => start(caller));
