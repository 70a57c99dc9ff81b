import { header } from '../fetch/responseHeaders';
import { settingRule } from './rule';

/** A header that tells strangers exactly which software to look up. */
export const serverVersion = settingRule('server-version', {
  check: ({ headers }) => {
    const server = header(headers, 'server');
    const power = header(headers, 'x-powered-by');
    const asp = header(headers, 'x-aspnet-version') ?? header(headers, 'x-aspnetmvc-version');
    return [
      ...(server !== null && /\/\s*\d|\d+\.\d+/.test(server) ? [`Server: ${server}`] : []),
      ...(power !== null && /\d+\.\d+/.test(power) ? [`X-Powered-By: ${power}`] : []),
      ...(asp === null ? [] : [`X-AspNet-Version: ${asp}`]),
    ];
  },
  say: (value) => `The server names its version: “${value}”`,
});
