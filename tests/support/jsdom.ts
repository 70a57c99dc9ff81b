import '@testing-library/jest-dom';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** jsdom lays nothing out: nothing is ever resized or comes into sight. The browser tests look at what does. */
class NothingHappens {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NothingHappens, IntersectionObserver: NothingHappens });
