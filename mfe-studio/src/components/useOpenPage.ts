import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The page in the large view. Opening one is a step in the browser's history: Back closes it and stays on the screen. */
export interface OpenPage {
  readonly openId: string | undefined;
  open(id: string): void;
  /** Shows another page in the place of the open one: the same step of the history. */
  show(id: string): void;
  /** Goes back to the step before; asked twice, as by a double click, it goes one step all the same. */
  close(): void;
}

/** Keeps the open page in the entry of the history, so that a reload and Forward show it again. */
export function useOpenPage(): OpenPage {
  const location = useLocation();
  const navigate = useNavigate();
  const leftKey = useRef<string>(undefined);
  const openId = openIdOf(location.state);
  return {
    openId,
    open: (id) => void navigate(location, { state: { openPageId: id }, preventScrollReset: true }),
    show: (id) =>
      void navigate(location, { state: { openPageId: id }, replace: true, preventScrollReset: true }),
    close: () => {
      if (openId === undefined || leftKey.current === location.key) return;
      leftKey.current = location.key;
      void navigate(-1);
    },
  };
}

function openIdOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('openPageId' in state)) return undefined;
  return typeof state.openPageId === 'string' ? state.openPageId : undefined;
}
