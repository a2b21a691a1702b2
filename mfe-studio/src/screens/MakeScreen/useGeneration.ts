import { detailOf, hasStatus, toApiError, useSession } from '@lineleaf/api-client';
import { findBlockedTerm, type GenerationResult } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGenerateColoringPageMutation } from '../../api/studioApi.ts';
import type { DetailLevel } from './detailLevel.ts';
import { openAttempt, settleAttempt } from './generationAttempt.ts';
import { loadResultCard } from './loadResultCard.ts';

/** How long the warning on protected content and the message on missing credits stay. */
const LONG_TOAST_MS = 6000;
/** One generation at a time, known under this name, so that leaving the screen does not lose it. */
const CACHE_KEY = 'make';

/** What the last request of this screen asked for beside the words. */
interface Asked {
  readonly detail: DetailLevel;
  /** The page of which another is drawn. It stays until that one is there, and for good if it is refused. */
  readonly kept?: GenerationResult;
}

/**
 * The generation of a page with all its messages: what is blank or names protected content never reaches the server.
 * `generate` resolves to whether a page was drawn, `drawAnother` asks for the result's words again, with the detail it was
 * drawn for; `suggestions` are words to try where nothing could be. A finished result is let go of when the screen closes.
 */
export function useGeneration() {
  const { t } = useTranslation('studio');
  const { user } = useSession();
  const [send, state] = useGenerateColoringPageMutation({ fixedCacheKey: CACHE_KEY });
  const [asked, setAsked] = useState<Asked>();
  const result = state.data ?? asked?.kept;

  async function generate(
    typedPrompt: string,
    detail: DetailLevel,
    kept?: GenerationResult,
  ): Promise<boolean> {
    const prompt = typedPrompt.trim();
    if (prompt === '') {
      toast.error(t('make.promptMissing'));
      return false;
    }
    if (findBlockedTerm(prompt) !== undefined) {
      toast.warning(t('make.blocked'), { durationMs: LONG_TOAST_MS });
      return false;
    }
    setAsked({ detail, kept });
    loadResultCard().catch(() => undefined);
    const { idempotencyKey } = openAttempt({ userId: user?.id ?? '', prompt, detail });
    try {
      await send({ prompt, detail, idempotencyKey }).unwrap();
      settleAttempt();
      return true;
    } catch (error) {
      if (isLastWord(error)) settleAttempt();
      reportFailure(error);
      return false;
    }
  }

  function reportFailure(error: unknown): void {
    if (hasStatus(error, 402)) toast.error(t('make.creditsMissing'), { durationMs: LONG_TOAST_MS });
    else if (hasStatus(error, 401)) toast.error(t('make.sessionExpired'));
    else if (toApiError(error).kind === 'network' && !navigator.onLine) toast.error(t('make.offline'));
    else toast.error(detailOf(error) ?? t('make.failed'));
  }

  const letGo = useEffectEvent(() => {
    if (!state.isLoading) state.reset();
  });
  useEffect(() => () => letGo(), []);

  return {
    generate,
    drawAnother: async (detail: DetailLevel) => {
      if (result) await generate(result.prompt, asked?.detail ?? detail, result);
    },
    putAway: () => {
      setAsked(undefined);
      state.reset();
    },
    result,
    isRedrawing: asked?.kept !== undefined,
    state,
    suggestions: suggestionsOf(state.error),
  };
}

function suggestionsOf(error: unknown): readonly string[] {
  const failure = error === undefined ? undefined : toApiError(error);
  return (failure?.kind === 'http' ? failure.suggestions : undefined) ?? [];
}

/** Whether the server decided on the wish; without an answer, or a fault on its side, the page may still be drawn. */
function isLastWord(error: unknown): boolean {
  const failure = toApiError(error);
  return failure.kind === 'http' && failure.status < 500;
}
