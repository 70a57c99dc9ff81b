const longest = 512;

/**
 * Reduces a user agent to the name of the system and major versions, which is enough to tell browsers apart. The whole of
 * it, with device model and build, is nearly a fingerprint.
 */
export function coarseAgent(agent: string): string {
  return agent
    .slice(0, longest)
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\(([^();]*)[^()]*\)/g, (_, system: string) => `(${system.trim()})`)
    .replace(/\/(\d+)[\w.+-]*/g, '/$1.0');
}
