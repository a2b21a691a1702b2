import { EmptyState } from '@lineleaf/design-system';
import { RefreshIcon } from '@lineleaf/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import s from './PlatformScreen.module.css';

const COMMANDS = ['npm run demo:canary', 'npm run release -w mfe-x -- --strategy canary'];

/** What a canary is and how one comes to be, as long as there was none. */
export function NoCanaryYet(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      icon={<RefreshIcon />}
      title={t('platform.empty.title')}
      description={t('platform.empty.text')}
      action={
        <ul className={s.commands}>
          {COMMANDS.map((command) => (
            <li key={command}>
              <code className={s.code}>{command}</code>
            </li>
          ))}
        </ul>
      }
    />
  );
}
