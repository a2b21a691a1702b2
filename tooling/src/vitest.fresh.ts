import { afterAll, vi } from 'vitest';

// Test files share a process: a DOM and installed packages take longer to load than most files run. Our modules are each file's own.
vi.resetModules();

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
