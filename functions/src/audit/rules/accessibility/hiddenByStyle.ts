/** An element's own style keeps it from everybody. */
export function isHiddenByStyle({ style }: Readonly<Record<string, string>>): boolean {
  return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}
