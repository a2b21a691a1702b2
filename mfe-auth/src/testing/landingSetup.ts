import { options } from 'preact';
import { vi } from 'vitest';

// Two thousand files, of which no test sees anything.
vi.mock(
  'lucide-react',
  () => new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => null), has: () => true }),
);

// jsdom knows the element, and not what it does.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Effects run after a timer: Preact's own wait for a frame reads the frames of a document that may be gone by then.
options.requestAnimationFrame = (callback) => {
  setTimeout(callback);
};
