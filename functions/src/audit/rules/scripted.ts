/** Returns whether the attributes suggest that a script handles clicks. */
export function isScripted(attributes: Readonly<Record<string, string>>): boolean {
  return Object.keys(attributes).some(
    (name) =>
      name === 'role' ||
      name.startsWith('on') ||
      name.startsWith('@') ||
      name.startsWith('data-') ||
      name.startsWith('x-') ||
      name.startsWith('v-') ||
      name.startsWith('ng-') ||
      name.startsWith('hx-') ||
      name === 'aria-haspopup' ||
      name === 'aria-expanded' ||
      name === 'aria-controls',
  );
}
