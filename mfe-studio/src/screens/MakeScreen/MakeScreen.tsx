import { useSession } from '@lineleaf/api-client';
import { Screen } from '@lineleaf/design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../components/useMediaQuery.ts';
import { DEFAULT_DETAIL } from './detailLevel.ts';
import { readAttempt } from './generationAttempt.ts';
import { InstallCard } from './InstallCard.tsx';
import { LateResultCard } from './LateResultCard.tsx';
import styles from './MakeScreen.module.css';
import { PromptForm } from './PromptForm.tsx';
import { isTooLong } from './promptLength.ts';
import { SuggestionCard } from './SuggestionCard.tsx';
import { useGeneration } from './useGeneration.ts';
import { useGenerationProgress } from './useGenerationProgress.ts';

/** Where a description becomes a coloring page. */
export function MakeScreen() {
  const { t } = useTranslation('studio');
  const { user } = useSession();
  const [open] = useState(() => readAttempt(user?.id ?? ''));
  const [prompt, setPrompt] = useState(open?.prompt ?? '');
  const [detail, setDetail] = useState(open?.detail ?? DEFAULT_DETAIL);
  const { generate, drawAnother, putAway, result, isRedrawing, state, suggestions } = useGeneration();
  const percent = useGenerationProgress(state);
  const isNarrow = useIsNarrow();
  const box = useRef<HTMLTextAreaElement>(null);

  async function submit(): Promise<void> {
    if (state.isLoading) return;
    if (isTooLong(prompt)) box.current?.focus();
    else if (await generate(prompt, detail)) setPrompt('');
  }

  function createAnother(): void {
    putAway();
    box.current?.focus();
  }

  function changeWords(words: string): void {
    setPrompt(words);
    box.current?.focus();
  }

  return (
    <Screen title={t('make.title')} description={isNarrow ? undefined : t('make.description')} width="medium">
      <div className={styles.stack}>
        <PromptForm
          boxRef={box}
          prompt={prompt}
          onPromptChange={setPrompt}
          detail={detail}
          onDetailChange={setDetail}
          onSubmit={() => void submit()}
          isGenerating={state.isLoading}
          percent={isRedrawing ? undefined : percent}
          credits={user?.credits ?? 0}
        />
        {suggestions.length > 0 ? <SuggestionCard words={suggestions} onChoose={setPrompt} /> : null}
        {result ? (
          <LateResultCard
            result={result}
            percent={isRedrawing ? percent : undefined}
            isDrawing={state.isLoading}
            onDrawAnother={() => void drawAnother(detail)}
            onChangeWords={() => changeWords(result.prompt)}
            onCreateAnother={createAnother}
          />
        ) : null}
        <InstallCard />
      </div>
    </Screen>
  );
}
