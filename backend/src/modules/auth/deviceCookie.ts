import type { Request, Response } from 'express';
import { DEVICE_LIFETIME_S } from './DeviceProofs.ts';

const NAME = 'lineleaf_device';
const KEPT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.~-]{0,1000})(?:;|$)`);

/** What the browser keeps of earlier log-ins; empty when nothing. */
export function readDeviceCookie(request: Request): string {
  return KEPT.exec(request.headers.cookie ?? '')?.[1] ?? '';
}

/** Has the browser keep it: scripts cannot read it, and it is sent with log-ins and the like alone. */
export function keepDeviceCookie(response: Response, kept: string, isSecure: boolean): void {
  const maxAge = DEVICE_LIFETIME_S * 1000;
  response.cookie(NAME, kept, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge,
  });
}
