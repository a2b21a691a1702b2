import { z } from 'zod';

/** An address that a remote serves, and who may open it. */
export const remoteRoute = z.object({
  /** React Router pattern below `/`, without the leading slash; '' is the start screen. */
  path: z.string(),
  /** `visitor` only signed out, `user` only signed in, `admin` the administrator. */
  access: z.enum(['visitor', 'user', 'admin']),
  /**
   * What the screen asks the API for first, as paths with their query. The shell asks for it while the remote loads. Only
   * what is the same for everybody and cheap to answer; absent where there is none.
   */
  firstCalls: z.array(z.string().startsWith('/api/')).optional(),
  /** The screen wants all of a small window: the shell's header is folded away, so the screen has a way back of its own. */
  needsRoom: z.boolean().optional(),
});

/**
 * A link to a remote's screen in the header. It is all that the shell needs to show it: the remote is not loaded for it.
 * Whoever may open its route sees it.
 */
export const remoteTab = z.object({
  /** One of the remote's own routes, without parameters. */
  path: z.string(),
  /** By code of the language; English where one is missing. */
  label: z.object({ en: z.string().min(1) }).catchall(z.string().min(1)),
  /** An icon of the design system by its name there, such as `HeartIcon`. */
  icon: z.string(),
  /** Tabs stand in the order of this number. */
  order: z.number(),
});

export type RemoteRoute = z.infer<typeof remoteRoute>;
export type RemoteTab = z.infer<typeof remoteTab>;
