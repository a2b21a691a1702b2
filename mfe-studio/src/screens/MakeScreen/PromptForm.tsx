import { GENERATION_COST, PROMPT_MAX_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Card, TextArea, useLatePart } from '@lineleaf/design-system';
import { SparklesIcon } from '@lineleaf/design-system/icons';
import { Progress } from '@lineleaf/design-system/progress';
import type { ComponentProps, FormEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DetailChoice } from './DetailChoice.tsx';
import type { DetailLevel } from './detailLevel.ts';
import { IdeaChips } from './IdeaChips.tsx';
import { loadPictureWords } from './PictureWords/loadPictureWords.ts';
import { usePictureWords } from './PictureWords/usePictureWords.ts';
import styles from './PromptForm.module.css';
import { PromptHint } from './PromptHint.tsx';
import { isTooLong } from './promptLength.ts';

interface PromptFormProps {
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  readonly prompt: string;
  onPromptChange(prompt: string): void;
  readonly detail: DetailLevel;
  onDetailChange(detail: DetailLevel): void;
  onSubmit(): void;
  readonly isGenerating: boolean;
  /** Of the progress bar; no bar without one. */
  readonly percent: number | undefined;
  readonly credits: number;
}

/** The description, the age dial and the button. Enter submits, Shift+Enter begins a line. */
export function PromptForm(props: PromptFormProps) {
  const { boxRef, prompt, onPromptChange, detail, onDetailChange, onSubmit, isGenerating, percent, credits } =
    props;
  const { t } = useTranslation('studio');

  const pictures = usePictureWords(prompt, onPromptChange);

  function submitOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  }

  function submitForm(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Card padding="large" isRaised>
      <form className={styles.form} onSubmit={submitForm}>
        <TextArea
          ref={boxRef}
          label={t('make.promptLabel')}
          placeholder={t('make.promptPlaceholder')}
          hint={<PromptHint length={prompt.trim().length} />}
          error={
            isTooLong(prompt) ? (
              <span role="alert">{t('make.tooLong', { most: PROMPT_MAX_LENGTH })}</span>
            ) : undefined
          }
          rows={3}
          enterKeyHint="go"
          value={prompt}
          onChange={(event) => onPromptChange(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <IdeaChips
          onChoose={onPromptChange}
          onSurprise={pictures.surprise}
          onTogglePictures={pictures.toggle}
          arePicturesOpen={pictures.choice !== undefined}
          isDisabled={isGenerating}
        />
        {pictures.choice ? (
          <LatePictureWords
            choice={pictures.choice}
            onChoose={pictures.choose}
            isDisabled={isGenerating}
            onFail={pictures.toggle}
          />
        ) : null}
        <DetailChoice detail={detail} onChange={onDetailChange} isDisabled={isGenerating} />
        {percent === undefined ? null : (
          <Progress value={percent} label={t('make.progress')} isPercentShown />
        )}
        <div className={styles.submit}>
          <Button
            type="submit"
            size="large"
            icon={<SparklesIcon />}
            disabled={isGenerating || prompt.trim() === ''}
          >
            {t('make.generate', { count: GENERATION_COST })}
          </Button>
          <CreditsLine credits={credits} />
        </div>
      </form>
    </Card>
  );
}

type LatePictureWordsProps = ComponentProps<Awaited<ReturnType<typeof loadPictureWords>>> & {
  onFail(): void;
};

function LatePictureWords({ onFail, ...props }: LatePictureWordsProps) {
  const { t } = useTranslation('studio');
  const PictureWords = useLatePart(loadPictureWords, {
    isWanted: true,
    message: t('latePart.failed'),
    onFail,
  });
  return PictureWords ? <PictureWords {...props} /> : null;
}

function CreditsLine({ credits }: { readonly credits: number }) {
  const { t } = useTranslation('studio');
  return (
    <p className={styles.credits}>
      {t('make.creditsLeft', { count: credits })}{' '}
      {credits < GENERATION_COST ? <Link to="/credits">{t('make.buyCredits')}</Link> : null}
    </p>
  );
}
