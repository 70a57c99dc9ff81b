import { buildFunctions } from './functionsBundle';

await buildFunctions();
