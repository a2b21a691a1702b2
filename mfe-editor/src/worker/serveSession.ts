import { EditorSession, type Surface } from '../engine/EditorSession.ts';
import type { CallMessage, CallName, WorkerMessage } from '../engine/protocol.ts';
import { platform } from './platform.ts';

/** The first message to a worker: the canvas it shall own, or null to send pixels back. */
export interface AttachMessage<Canvas> {
  attach: Canvas | null;
}

interface Port {
  post(message: WorkerMessage, transfer: ArrayBuffer[]): void;
}

/** Answers calls with a session over `surface`; a failed call is answered, never swallowed. */
export function serveSession(surface: Surface, port: Port): (message: CallMessage) => Promise<void> {
  const session = new EditorSession(surface, platform);
  return async ({ id, name, request }) => {
    try {
      const reply = await session.call<CallName>(name, request);
      const transfer = reply instanceof Uint8Array ? [reply.buffer] : [];
      port.post({ kind: 'reply', id, reply }, transfer);
    } catch (error) {
      port.post({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) }, []);
    }
  };
}
