import { DETAIL_LEVELS, GENERATION_COST, PROMPT_MAX_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Card, Progress, RadioGroup, SparklesIcon, TextArea } from '@lineleaf/design-system';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DetailLevel, detailLevelOf } from './detailLevel.ts';
import { IdeaChips } from './IdeaChips.tsx';
import styles from './PromptForm.module.css';

interface PromptFormProps {
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
  const { prompt, onPromptChange, detail, onDetailChange, onSubmit, isGenerating, percent, credits } = props;
  const { t } = useTranslation('studio');

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
          label={t('make.promptLabel')}
          placeholder={t('make.promptPlaceholder')}
          hint={t('make.tip')}
          rows={3}
          maxLength={PROMPT_MAX_LENGTH}
          enterKeyHint="go"
          value={prompt}
          onChange={(event) => onPromptChange(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <IdeaChips onChoose={onPromptChange} isDisabled={isGenerating} />
        <RadioGroup
          label={t('make.detail.label')}
          value={detail}
          onValueChange={(value) => onDetailChange(detailLevelOf(value))}
          options={DETAIL_LEVELS.map((level) => ({
            value: level,
            label: t(`make.detail.${level}.label`),
            hint: t(`make.detail.${level}.hint`),
          }))}
          isDisabled={isGenerating}
        />
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

function CreditsLine({ credits }: { readonly credits: number }) {
  const { t } = useTranslation('studio');
  return (
    <p className={styles.credits}>
      {t('make.creditsLeft', { count: credits })}{' '}
      {credits < GENERATION_COST ? <Link to="/credits">{t('make.buyCredits')}</Link> : null}
    </p>
  );
}
