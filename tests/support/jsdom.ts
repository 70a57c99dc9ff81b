import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// React renders in time slices and code is loaded on demand, so on a busy machine a screen takes longer than the default of
// one second to appear. Queries that succeed return immediately, whatever the limit.
configure({ asyncUtilTimeout: 15_000 });

// Nothing that a test leaves behind, even when it fails, reaches the next one.
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

/** jsdom has no layout, so nothing is ever resized or scrolled into view. The browser tests cover that. */
class NothingHappens {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NothingHappens, IntersectionObserver: NothingHappens });
