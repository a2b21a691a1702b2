import { NamedIcon } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Remote } from '../../federation/discovery.ts';
import { loadsAhead } from '../../federation/loadAhead.ts';
import classes from './SignedInLayout.module.css';
import { visibleTabs } from './visibleTabs.ts';

interface TabsProps {
  readonly remotes: readonly Remote[];
  readonly isAdmin: boolean;
}

/** The main screens as links; what a tab leads to is loaded when it is pointed at. */
export function Tabs({ remotes, isAdmin }: TabsProps) {
  const { t, i18n } = useTranslation('shell');
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {visibleTabs(remotes, isAdmin).map(({ path, label, icon }) => (
        <NavLink
          key={path}
          to={`/${path}`}
          end={path === ''}
          className={classes.tab}
          {...loadsAhead(remotes, `/${path}`)}
        >
          <NamedIcon name={icon} />
          <span>{label[i18n.language] ?? label.en}</span>
        </NavLink>
      ))}
    </nav>
  );
}
