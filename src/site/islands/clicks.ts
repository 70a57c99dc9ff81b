/** Calls `act` on a click on or inside an element with `data-action="name"`. */
export function onAction(name: string, act: (element: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest(`[data-action="${name}"]`);
    if (element instanceof HTMLElement) act(element);
  });
}
