import type { CallName, Calls } from '../engine/protocol.ts';

/** The editor's session as the screen sees it, wherever it runs. */
export interface EditorBridge {
  /** Shows the picture; to be put into the page. Never read it back. */
  readonly canvas: HTMLCanvasElement;
  /** Calls are answered in order. Rejects if the session is gone. */
  call<Name extends CallName>(name: Name, request: Calls[Name]['request']): Promise<Calls[Name]['reply']>;
  /** Ends the session; open calls reject. */
  close(): void;
}
