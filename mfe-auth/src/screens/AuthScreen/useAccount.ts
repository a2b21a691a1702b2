import { signIn, useAppDispatch } from '@lineleaf/api-client';
import type { Authentication, BodyInputOf, login, signup } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { useLoginMutation, useSignupMutation } from '../../api/authApi.ts';

/** The two calls of the card, and what follows when the server lets somebody in. */
export interface Account {
  /** Rejects with an `ApiError`. */
  login(body: BodyInputOf<typeof login>): Promise<Authentication>;
  /** Rejects with an `ApiError`. */
  signup(body: BodyInputOf<typeof signup>): Promise<Authentication>;
  /** Signs in and says welcome. */
  enter(authentication: Authentication, welcome: string): void;
}

/** The account of the screen in the shell; the landing's own page has another (`landing/standIns`). */
export function useAccount(): Account {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const [signup] = useSignupMutation();
  return {
    login: (body) => login(body).unwrap(),
    signup: (body) => signup(body).unwrap(),
    enter: (authentication, welcome) => {
      toast.success(welcome);
      dispatch(signIn(authentication));
    },
  };
}
