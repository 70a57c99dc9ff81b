import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// React renders in time slices and code is loaded on demand: on a busy machine a screen takes longer than the default of
// one second to appear. Queries that succeed return immediately, whatever the limit.
configure({ asyncUtilTimeout: 15_000 });

// Whatever a test leaves behind, even when it fails, the next one starts without it.
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

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
