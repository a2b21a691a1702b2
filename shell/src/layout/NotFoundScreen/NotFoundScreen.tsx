import { ButtonLink, EmptyState } from '@lineleaf/design-system';
import { SearchIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './NotFoundScreen.module.css';

/** A path that no remote serves, or that this user may not open. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.screen}>
      <EmptyState
        isWholeScreen
        icon={<SearchIcon />}
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={
          <ButtonLink asChild>
            <Link to="/">{t('notFound.home')}</Link>
          </ButtonLink>
        }
      />
    </div>
  );
}
