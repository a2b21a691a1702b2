import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The same token as the product would have issued it `ageS` seconds ago: its times moved back, signed with the product's key. */
export function agedToken(token: string, ageS: number): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const older = { ...claims, iat: claims.iat - ageS, exp: claims.exp - ageS };
  const signed = `${header}.${Buffer.from(JSON.stringify(older)).toString('base64url')}`;
  const key = readFileSync(join(process.env.PRODUCT_DATA_DIR ?? '', 'secrets', 'signing-key'), 'utf8');
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
