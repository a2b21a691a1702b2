import('./bootstrap.tsx').catch((error: unknown) => {
  throw error;
});
