import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../randomness.ts';
import { PASSWORD_COST } from './passwordCost.ts';

/** The argon2id hash of a password, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  // argon2id is the library's default.
  return hash(password.normalize('NFKC'), PASSWORD_COST);
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
