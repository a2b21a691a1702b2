import {
  BadgeCheckIcon,
  CakeIcon,
  CloudRainIcon,
  CoinsIcon,
  GraduationCapIcon,
  PaletteIcon,
  PencilIcon,
  PrinterIcon,
  ShieldCheckIcon,
  SparklesIcon,
  ZapIcon,
} from '@lineleaf/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  { key: 'paper', icon: <PrinterIcon /> },
  { key: 'privacy', icon: <ShieldCheckIcon /> },
] as const;

const OCCASIONS = [
  { key: 'birthday', icon: <CakeIcon /> },
  { key: 'school', icon: <GraduationCapIcon /> },
  { key: 'rain', icon: <CloudRainIcon /> },
] as const;

/** Describe, AI creates, color in-app, print or share. */
export function HowItWorks() {
  return <Section name="steps" items={STEPS} isNumbered />;
}

/** What is promised on the landing screen. */
export function Benefits() {
  return <Section name="benefits" items={BENEFITS} />;
}

/** What pages are good for. */
export function Occasions() {
  return <Section name="occasions" items={OCCASIONS} />;
}

interface SectionProps {
  readonly name: string;
  readonly items: readonly { readonly key: string; readonly icon: ReactNode }[];
  readonly isNumbered?: boolean;
}

function Section({ name, items, isNumbered = false }: SectionProps) {
  const { t } = useTranslation('auth');
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className={classes.section} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{t(`${name}.heading`)}</h2>
      <List className={classes.items}>
        {items.map(({ key, icon }) => (
          <li key={key} className={classes.item}>
            <span className={classes.icon} aria-hidden="true">
              {icon}
            </span>
            <h3>{t(`${name}.${key}.title`)}</h3>
            <p>{t(`${name}.${key}.text`)}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
