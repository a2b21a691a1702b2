import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../randomness.ts';

// argon2id (the library's default) at OWASP's recommendation: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Whether the password fits. Without a hash (an unknown account) it takes the same time and returns no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await standIn()), password.normalize('NFKC'));
  return passwordHash !== undefined && isRight;
}

let standInHash: Promise<string> | undefined;

function standIn(): Promise<string> {
  standInHash ??= hashPassword(newSecret());
  return standInHash;
}

/** Makes the stand-in at start, so that the first unknown account takes no longer than the next. */
export async function preparePasswords(): Promise<void> {
  await standIn();
}
