import { EXAMPLES } from '@lineleaf/api-client/contract';
import { PageImage } from '@lineleaf/design-system';
import {
  BadgeCheckIcon,
  CoinsIcon,
  FileTextIcon,
  PaletteIcon,
  PencilIcon,
  PrinterIcon,
  ShieldCheckIcon,
  SparklesIcon,
  ZapIcon,
} from '@lineleaf/design-system/icons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { examplePicture } from './examplePicture.ts';
import classes from './LandingSections.module.css';

const STEPS = [
  { key: 'describe', icon: <PencilIcon /> },
  { key: 'create', icon: <SparklesIcon /> },
  { key: 'color', icon: <PaletteIcon /> },
  { key: 'print', icon: <PrinterIcon /> },
] as const;

const BENEFITS = [
  { key: 'instant', icon: <ZapIcon /> },
  { key: 'subscription', icon: <BadgeCheckIcon /> },
  { key: 'card', icon: <CoinsIcon /> },
  { key: 'paper', icon: <FileTextIcon /> },
  { key: 'privacy', icon: <ShieldCheckIcon /> },
] as const;

const OCCASIONS = [
  { key: 'birthday', example: EXAMPLES[4] },
  { key: 'school', example: EXAMPLES[9] },
  { key: 'rain', example: EXAMPLES[6] },
] as const;

/** Describe, AI creates, color in-app, print or share. */
export function HowItWorks() {
  const { t } = useTranslation('auth');
  return (
    <Section heading={t('steps.heading')}>
      <ol className={classes.steps}>
        {STEPS.map(({ key, icon }) => (
          <li key={key} className={classes.step}>
            <Icon>{icon}</Icon>
            <h3>{t(`steps.${key}.title`)}</h3>
            <p>{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What is promised on the landing screen. */
export function Benefits() {
  const { t } = useTranslation('auth');
  return (
    <Section heading={t('benefits.heading')}>
      <ul className={classes.benefits}>
        {BENEFITS.map(({ key, icon }) => (
          <li key={key} className={classes.benefit}>
            <Icon>{icon}</Icon>
            <h3>{t(`benefits.${key}.title`)}</h3>
            <p>{t(`benefits.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What pages are good for, each with a picture that fits. */
export function Occasions() {
  const { t } = useTranslation('auth');
  return (
    <Section heading={t('occasions.heading')}>
      <ul className={classes.occasions}>
        {OCCASIONS.map(({ key, example }) => (
          <li key={key} className={classes.occasion}>
            <div className={classes.picture} aria-hidden="true">
              <PageImage {...examplePicture(example.id)} sizes="(min-width: 44rem) 16rem, 60vw" alt="" />
            </div>
            <div className={classes.words}>
              <h3>{t(`occasions.${key}.title`)}</h3>
              <p>{t(`occasions.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Section({ heading, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.icon} aria-hidden="true">
      {children}
    </span>
  );
}
