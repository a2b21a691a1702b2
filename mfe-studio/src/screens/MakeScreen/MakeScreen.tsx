import { useSession } from '@lineleaf/api-client';
import { Screen } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_DETAIL } from './detailLevel.ts';
import { readAttempt } from './generationAttempt.ts';
import { InstallCard } from './InstallCard.tsx';
import styles from './MakeScreen.module.css';
import { PromptForm } from './PromptForm.tsx';
import { ResultCard } from './ResultCard.tsx';
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
  const { generate, state, suggestions } = useGeneration();
  const percent = useGenerationProgress(state);

  async function submit(): Promise<void> {
    if (state.isLoading) return;
    if (await generate(prompt, detail)) setPrompt('');
  }

  return (
    <Screen title={t('make.title')} description={t('make.description')} width="medium">
      <div className={styles.stack}>
        <PromptForm
          prompt={prompt}
          onPromptChange={setPrompt}
          detail={detail}
          onDetailChange={setDetail}
          onSubmit={() => void submit()}
          isGenerating={state.isLoading}
          percent={percent}
          credits={user?.credits ?? 0}
        />
        {suggestions.length > 0 ? <SuggestionCard words={suggestions} onChoose={setPrompt} /> : null}
        {state.data ? <ResultCard result={state.data} onCreateAnother={state.reset} /> : null}
        <InstallCard />
      </div>
    </Screen>
  );
}
