export function bundlePrograms(programs: string[]): Promise<{ folder: string; remove: () => void }>;
