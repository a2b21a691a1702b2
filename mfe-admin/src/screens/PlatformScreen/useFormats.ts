import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasureId, Reading } from './measures.ts';

interface Formats {
  /** A moment of the wire, with date and time. */
  readonly moment: (at: string) => string;
  /** Hours and minutes of a time in ms. */
  readonly clock: (atMs: number) => string;
  readonly count: (value: number) => string;
  /** Of percent, as the wire has shares. */
  readonly percent: (percent: number) => string;
  /** A reading with its unit; a dash where nothing was measured. */
  readonly reading: (id: MeasureId, reading: Reading) => string;
}

/** Numbers and times as the reader's language writes them. */
export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  return useMemo(() => formatsIn(language), [language]);
}

function formatsIn(language: string): Formats {
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const count = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const unit = (name: string, digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: 'narrow',
      maximumFractionDigits: digits,
    });
  const seconds = unit('second', 1);
  const milliseconds = unit('millisecond', 0);
  return {
    moment: (at) => moment.format(new Date(at)),
    clock: (atMs) => clock.format(new Date(atMs)),
    count: (value) => count.format(value),
    percent: (value) => percent.format(value / 100),
    reading: (id, { value, rate }) => {
      if (value === null) return '–';
      if (id === 'lcp') return seconds.format(value / 1000);
      if (id === 'inp') return milliseconds.format(value);
      return rate === undefined || value === 0
        ? count.format(value)
        : `${count.format(value)} (${percent.format(rate)})`;
    },
  };
}
