// The share scope has to be filled before anything that uses it is evaluated.
import('./bootstrap.tsx').catch((error: unknown) => {
  throw error;
});
