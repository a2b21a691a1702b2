/** Makes the browser say that it has no network, for a story; returns what takes that back. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
