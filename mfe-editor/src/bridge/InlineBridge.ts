import type { CallName, Calls } from '../engine/protocol.ts';
import type { EditorBridge } from './EditorBridge.ts';

/**
 * Runs the session on the page's own thread: for tests, and where a worker cannot start. The engine is loaded for it alone: where
 * there is a worker, the page has none.
 */
export class InlineBridge implements EditorBridge {
  readonly canvas = document.createElement('canvas');
  private readonly session = import('./pageSession.ts').then(({ openPageSession }) =>
    openPageSession(this.canvas),
  );
  private isClosed = false;

  async call<Name extends CallName>(
    name: Name,
    request: Calls[Name]['request'],
  ): Promise<Calls[Name]['reply']> {
    const session = await this.session;
    if (this.isClosed) throw new Error('The editor is closed');
    return session.call(name, request);
  }

  close(): void {
    this.isClosed = true;
  }
}
