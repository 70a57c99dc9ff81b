import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** A number with a dot, or one after a slash outside of parentheses. (dcd/7D53) is the name of a machine. */
const version = /\d+\.\d+|^[^(]*\/\s*v?\d+(?!\w)/;

/** Reports headers that disclose the server's software version. */
export const serverVersion = settingRule('server-version', {
  check: ({ headers }) => {
    const server = header(headers, 'server');
    const power = header(headers, 'x-powered-by');
    const asp = header(headers, 'x-aspnet-version') ?? header(headers, 'x-aspnetmvc-version');
    return [
      ...(server !== null && version.test(server) ? [`Server: ${server}`] : []),
      ...(power !== null && /\d+\.\d+/.test(power) ? [`X-Powered-By: ${power}`] : []),
      ...(asp === null ? [] : [`X-AspNet-Version: ${asp}`]),
    ];
  },
  say: (value) => `The server exposes its version: “${value}”`,
});
