import { Setting } from '../../models/index.ts';

/** The epoch of the tokens that count: 0 until a backup is restored for the first time. Read once a process. */
export async function readTokenEpoch(): Promise<number> {
  const setting = await Setting.findByPk('token_epoch');
  return setting ? Number(setting.value) : 0;
}

/** Begins a new epoch: with the next start no token and no picture's URL of any earlier one is valid. */
export async function beginTokenEpoch(epoch: number): Promise<void> {
  await Setting.upsert({ name: 'token_epoch', value: String(epoch) });
}

/** What tokens and pictures' URLs of an epoch are signed with. */
export function secretOfEpoch(secret: string, epoch: number): string {
  return epoch === 0 ? secret : `${secret} epoch ${epoch}`;
}
