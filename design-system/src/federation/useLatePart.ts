import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../components/Toaster/toast.tsx';
import { refetchFailedFiles } from './failedFiles.ts';

interface Wish {
  /** Whether the part has to be there now; it is fetched when it is first wanted. */
  readonly isWanted: boolean;
  /** What is said where the part cannot be had. */
  readonly message: string;
  /** Called then, unless the part is wanted no more: take the wish back, and wanted once more it is tried again. */
  onFail(): void;
}

/**
 * What `load` resolves to, a part of a screen; undefined until then. A refused load is said and tried again at the next wish,
 * unlike `lazy`, which keeps a rejection and takes the screen down.
 */
export function useLatePart<Part>(load: () => Promise<Part>, wish: Wish): Part | undefined {
  const [part, setPart] = useState<Part>();
  const fetchPart = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      if (!isOver()) toast.error(wish.message);
      await refetchFailedFiles();
      if (!isOver()) wish.onFail();
    }
  });
  const isDue = wish.isWanted && part === undefined;
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    void fetchPart(() => isOver);
    return () => {
      isOver = true;
    };
  }, [isDue]);
  return part;
}
