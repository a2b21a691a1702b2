import { type KeyboardEvent, useCallback, useState } from 'react';
import type { Direction, RegionInfo } from '../../engine/navigate.ts';
import type { EditorModel } from '../../state/EditorModel.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The area that the keyboard has chosen: arrow keys move on, Enter or Space uses the tool on it. */
export function useRegionCursor(model: EditorModel, onUse: (region: RegionInfo) => Promise<void>) {
  const [region, setRegion] = useState<RegionInfo | null>(null);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const toward = DIRECTIONS[event.key];
      const isUse = (event.key === 'Enter' || event.key === ' ') && region !== null;
      if (!toward && !isUse) return;
      event.preventDefault();
      void (async () => {
        if (isUse) await onUse(region);
        const request = toward ? { id: region?.id ?? 0, toward } : { id: region?.id ?? 0 };
        setRegion(await model.bridge.call('region', request));
      })().catch(() => undefined);
    },
    [model, onUse, region],
  );
  const clear = useCallback(() => setRegion(null), []);
  /** Tells the area at the chosen place again, after it was changed by other means: its number may be another. */
  const refresh = useCallback(() => {
    if (!region) return;
    model.bridge.call('regionAt', { x: region.x, y: region.y }).then(setRegion, () => undefined);
  }, [model, region]);
  return { region, onKeyDown, clear, refresh };
}
