import { act, renderHook, waitFor } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import type { EditorModel } from '../../state/EditorModel.ts';
import { useRegionCursor } from './useRegionCursor.ts';

it('stays at its place of the page when areas get other numbers', async () => {
  const call = vi.fn(async (name: string, request: object) =>
    name === 'regionAt' ? { id: 9, ...request } : { id: 4, x: 30, y: 40 },
  );
  const model = { bridge: { call } } as unknown as EditorModel;
  const { result } = renderHook(() => useRegionCursor(model, async () => undefined));
  const right = { key: 'ArrowRight', preventDefault: () => undefined } as KeyboardEvent;
  act(() => result.current.onKeyDown(right));
  await waitFor(() => expect(result.current.region?.id).toBe(4));
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.region).toEqual({ id: 9, x: 30, y: 40 }));
});
