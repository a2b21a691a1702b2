import { createSecretKey } from 'node:crypto';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { Passport } from 'passport';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { User } from '../../models/index.ts';

const ISSUER = 'lineleaf';
const AUDIENCE = 'lineleaf-api';
const LIFETIME_S = 30 * 24 * 60 * 60;

const claims = z.object({ sub: z.uuid(), ver: z.int() });

/** Signs a user's token: HS256, 30 days, bound to the user's token version. */
export function issueToken(user: Pick<User, 'id' | 'tokenVersion'>, secret: string): string {
  return jwt.sign({ ver: user.tokenVersion }, secret, {
    algorithm: 'HS256',
    subject: user.id,
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: LIFETIME_S,
  });
}

/** Answers the user of a request's bearer token: undefined when it is missing, forged, expired, or older than the version. */
export function createAuthenticator(
  secret: string,
): (request: Request, response: Response) => Promise<User | undefined> {
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
      findUser(payload).then(
        (user) => done(null, user ?? false),
        (error: unknown) => done(error, false),
      );
    }),
  );
  return (request, response) =>
    new Promise((resolve, reject) => {
      const finish = (error: unknown, user: unknown): void => {
        if (error) reject(error);
        else resolve(user instanceof User ? user : undefined);
      };
      passport.authenticate('jwt', { session: false }, finish)(request, response, reject);
    });
}

async function findUser(payload: unknown): Promise<User | undefined> {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return undefined;
  const user = await User.findByPk(parsed.data.sub);
  return user?.tokenVersion === parsed.data.ver ? user : undefined;
}
