import { vi } from 'vitest';

// Hundreds of accounts are made that are no test of their hash; one that is takes this back with `vi.unmock`.
vi.mock('../modules/auth/passwordCost.ts', () => ({
  PASSWORD_COST: { memoryCost: 256, timeCost: 1, parallelism: 1 },
}));
