import { createSecretKey } from 'node:crypto';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { Passport } from 'passport';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { User } from '../../models/index.ts';

const ISSUER = 'lineleaf';
const AUDIENCE = 'lineleaf-api';
/** How long a token is good for. */
export const TOKEN_LIFETIME_S = 30 * 24 * 60 * 60;

/** Tokens of older releases name no session; they go on until they expire. */
const claims = z.object({ sub: z.uuid(), ver: z.int(), sid: z.uuid().optional() });

/** Signs a user's token: HS256, 30 days, bound to the user's token version and to the session it was issued in. */
export function issueToken(
  user: Pick<User, 'id' | 'tokenVersion'>,
  secret: string,
  sessionId?: string,
): string {
  return jwt.sign({ ver: user.tokenVersion, sid: sessionId }, secret, {
    algorithm: 'HS256',
    subject: user.id,
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: TOKEN_LIFETIME_S,
  });
}

/** Who calls: the user, and the session that the token names. */
export class Caller {
  readonly user: User;
  readonly sessionId: string | undefined;

  constructor(user: User, sessionId: string | undefined) {
    this.user = user;
    this.sessionId = sessionId;
  }
}

/** Whether a session of a user goes on. */
type IsOpen = (sessionId: string, userId: string) => Promise<boolean>;

/**
 * Answers who a request's bearer token belongs to: undefined when it is missing, forged, expired, older than the version,
 * or of a session that has ended.
 */
export function createAuthenticator(
  secret: string,
  isOpen: IsOpen,
): (request: Request, response: Response) => Promise<Caller | undefined> {
  const passport = new Passport();
  // Given as text, each verification first tries to read it as a public key, which costs more than all the rest.
  const key = createSecretKey(secret, 'utf8');
  const secretOrKeyProvider: SecretOrKeyProvider<Request> = (_request, _token, done) =>
    // jsonwebtoken takes a KeyObject; the types of passport-jwt do not know it.
    done(null, key as unknown as Buffer);
  const options = {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    secretOrKeyProvider,
    algorithms: ['HS256' as const],
    issuer: ISSUER,
    audience: AUDIENCE,
  };
  passport.use(
    new Strategy(options, (payload: unknown, done) => {
      findCaller(payload, isOpen).then(
        (caller) => done(null, caller ?? false),
        (error: unknown) => done(error, false),
      );
    }),
  );
  return (request, response) =>
    new Promise((resolve, reject) => {
      const finish = (error: unknown, caller: unknown): void => {
        if (error) reject(error);
        else resolve(caller instanceof Caller ? caller : undefined);
      };
      passport.authenticate('jwt', { session: false }, finish)(request, response, reject);
    });
}

async function findCaller(payload: unknown, isOpen: IsOpen): Promise<Caller | undefined> {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return undefined;
  const { sub, ver, sid } = parsed.data;
  const user = await User.findByPk(sub);
  if (user?.tokenVersion !== ver) return undefined;
  if (sid !== undefined && !(await isOpen(sid, sub))) return undefined;
  return new Caller(user, sid);
}
