import { HeartIcon, ImagesIcon, PencilIcon, ShieldIcon } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Remote } from '../../federation/discovery.ts';
import { findRoute } from '../../federation/findRoute.ts';
import { preloadRemote } from '../../federation/loadRemoteRoutes.ts';
import classes from './SignedInLayout.module.css';

const TABS = [
  { to: '/', key: 'make', icon: <PencilIcon aria-hidden /> },
  { to: '/gallery', key: 'gallery', icon: <ImagesIcon aria-hidden /> },
  { to: '/favorites', key: 'favorites', icon: <HeartIcon aria-hidden /> },
  { to: '/admin', key: 'admin', icon: <ShieldIcon aria-hidden /> },
] as const;

interface TabsProps {
  readonly isAdmin: boolean;
  readonly remotes: readonly Remote[];
}

/** The main screens as links; a remote is loaded ahead when its tab is pointed at or focused. */
export function Tabs({ isAdmin, remotes }: TabsProps) {
  const { t } = useTranslation('shell');
  const preload = (path: string) => {
    const found = findRoute(remotes, path);
    if (found) preloadRemote(found.remote);
  };
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {TABS.filter(({ key }) => key !== 'admin' || isAdmin).map(({ to, key, icon }) => (
        <NavLink
          key={key}
          to={to}
          end
          className={classes.tab}
          onPointerEnter={() => preload(to)}
          onFocus={() => preload(to)}
        >
          {icon}
          <span>{t(`tabs.${key}`)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
