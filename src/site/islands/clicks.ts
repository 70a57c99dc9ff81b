/** Calls `act` for a click on, or in, an element that carries `data-action="name"`. */
export function onAction(name: string, act: (element: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest(`[data-action="${name}"]`);
    if (element instanceof HTMLElement) act(element);
  });
}
