const LOOPBACK_NAME = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a URL leads to the machine it is used on. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_NAME.test(new URL(url).hostname);
}
