const longest = 512;

/**
 * A user agent reduced to what tells browsers and systems apart: the first word about the system and major versions. The
 * whole of it, with device model and build, is nearly a fingerprint.
 */
export function coarseAgent(agent: string): string {
  return agent
    .slice(0, longest)
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\(([^();]*)[^()]*\)/g, (_, system: string) => `(${system.trim()})`)
    .replace(/\/(\d+)[\w.+-]*/g, '/$1.0');
}
