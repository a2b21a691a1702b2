import type { ReactElement } from 'react';
import s from './TermsText.module.css';

const SECTIONS = [
  'service',
  'age',
  'use',
  'content',
  'termination',
  'credits',
  'privacy',
  'keeping',
  'pictures',
  'liability',
  'changes',
] as const;

/** The Terms of Service in the language of `t`, which says their texts by key. */
export function TermsSections({ t }: { t: (key: string) => string }): ReactElement {
  return (
    <div className={s.terms}>
      <p className={s.updated}>{t('updated')}</p>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h3 className={s.heading}>{t(`${section}.heading`)}</h3>
          <p>{t(`${section}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
