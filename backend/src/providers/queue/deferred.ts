/** A promise that somebody else settles. Nobody needs to wait for it: a rejection that is not listened to is no fault. */
export function deferred() {
  let resolve: () => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((onDone, onFail) => {
    resolve = onDone;
    reject = onFail;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}
