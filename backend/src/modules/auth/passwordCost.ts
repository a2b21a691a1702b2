/** What one hash of a password takes: OWASP's recommendation for argon2id, 19 MiB, two passes, one lane. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
