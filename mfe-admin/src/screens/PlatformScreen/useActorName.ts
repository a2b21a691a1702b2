import { useTranslation } from 'react-i18next';

const JUDGE = 'judge';

/** Who did something, for people: the judge in words, persons and pipelines as they are called. */
export function useActorName(): (by: string) => string {
  const { t } = useTranslation('admin');
  return (by) => (by === JUDGE ? t('platform.judge') : by);
}
