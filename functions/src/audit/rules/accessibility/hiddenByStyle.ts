/** Returns whether an element's own style hides it from everyone. */
export function isHiddenByStyle({ style }: Readonly<Record<string, string>>): boolean {
  return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}
