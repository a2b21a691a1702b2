import { useEffect, useState } from 'react';

const STEP_MS = 1500;
const STEP_PERCENT = 10;
const CAP_PERCENT = 90;
/** How long the full bar is shown after success. */
const DONE_SHOWN_MS = 800;

interface GenerationState {
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  /** When the call began, in ms of the epoch. */
  readonly startedTimeStamp?: number;
}

/**
 * Percent to show, or undefined for no bar: 10 more every 1.5 s, at most 90 until the page is there, then 100 for a
 * moment. Counted from the call's start, so leaving the screen and coming back does not set it back.
 */
export function useGenerationProgress({
  isLoading,
  isSuccess,
  startedTimeStamp = 0,
}: GenerationState): number | undefined {
  const [percent, setPercent] = useState<number>();
  const [wasLoading, setWasLoading] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    setWasLoading(true);
    const tick = () => setPercent(percentAt(Date.now() - startedTimeStamp));
    tick();
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [isLoading, startedTimeStamp]);

  useEffect(() => {
    if (isLoading || !wasLoading) return;
    setWasLoading(false);
    setPercent(isSuccess ? 100 : undefined);
  }, [isLoading, isSuccess, wasLoading]);

  useEffect(() => {
    if (percent !== 100) return;
    const timer = setTimeout(() => setPercent(undefined), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [percent]);

  return percent;
}

function percentAt(elapsedMs: number): number {
  return Math.min(CAP_PERCENT, Math.floor(elapsedMs / STEP_MS) * STEP_PERCENT);
}
