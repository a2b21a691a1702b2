import { EmptyState, Screen } from '@lineleaf/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Example title: says that there is nothing yet. */
export function ExampleScreen(): ReactElement {
  const { t } = useTranslation('mfe-example');
  return (
    <Screen title={t('title')}>
      <EmptyState title={t('empty.title')} description={t('empty.text')} />
    </Screen>
  );
}
