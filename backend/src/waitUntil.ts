const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 500;

/** Asks again and again, ever more slowly, until the answer is yes. Answers false when `timeoutMs` have passed. */
export async function waitUntil(isDone: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    if (await isDone()) return true;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
