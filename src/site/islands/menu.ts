/** The phone menu is a <details>, which opens without a script. Escape and an outside click close it. */
export function closeMenu(): void {
  const close = () => document.querySelector('[data-menu][open]')?.removeAttribute('open');
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLElement>('[data-menu][open]');
    if (event.key !== 'Escape' || !menu) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && !event.target.closest('[data-menu]')) close();
  });
}
