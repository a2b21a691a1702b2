import { useIsOffline } from '@lineleaf/api-client';
import type { User } from '@lineleaf/api-client/contract';
import { Logo } from '@lineleaf/design-system';
import { CoinsIcon, UserIcon } from '@lineleaf/design-system/icons';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Remote } from '../../federation/discovery.ts';
import { loadAfterAll, loadsAhead } from '../../federation/loadAhead.ts';
import { OverrideBar } from '../../federation/overrides/OverrideBar.tsx';
import { overrideOrigins } from '../../federation/overrides/remoteOverrides.ts';
import { HelpMenu } from '../../help/HelpMenu/HelpMenu.tsx';
import { LogoutButton } from '../../session/LogoutButton.tsx';
import { LanguageMenu } from '../preferences/LanguageMenu.tsx';
import { ThemeMenu } from '../preferences/ThemeMenu.tsx';
import classes from './SignedInLayout.module.css';
import { Tabs } from './Tabs.tsx';

interface SignedInLayoutProps {
  readonly user: User;
  readonly remotes: readonly Remote[];
  readonly children: ReactNode;
}

/** Header, tabs and the place of the screen. */
export function SignedInLayout({ user, remotes, children }: SignedInLayoutProps) {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  useEffect(() => loadAfterAll(remotes), [remotes]);
  return (
    <>
      <a className={classes.skip} href="#screen">
        {t('skip')}
      </a>
      <header className={classes.header}>
        <Link to="/" className={classes.title} aria-label={t('home')} {...loadsAhead(remotes, '/')}>
          <Logo />
        </Link>
        <div className={classes.account}>
          <Link
            to="/credits"
            className={classes.chip}
            aria-label={t('credits', { count: user.credits })}
            {...loadsAhead(remotes, '/credits')}
          >
            <CoinsIcon aria-hidden />
            <span className={classes.wide}>{t('credits', { count: user.credits })}</span>
            <span className={classes.narrow}>{user.credits}</span>
          </Link>
          <Link
            to="/settings"
            className={classes.chip}
            aria-label={user.username}
            {...loadsAhead(remotes, '/settings')}
          >
            <UserIcon aria-hidden />
            <span className={classes.username}>{user.username}</span>
          </Link>
          <ThemeMenu />
          <LanguageMenu />
          <HelpMenu />
          <LogoutButton />
        </div>
        <Tabs remotes={remotes} isAdmin={user.is_admin} />
      </header>
      {user.is_admin && overrideOrigins().length > 0 && (
        <OverrideBar names={remotes.map(({ name }) => name)} onChange={() => location.reload()} />
      )}
      {isOffline && (
        <p className={classes.offline} role="status">
          {t('offline')}
        </p>
      )}
      <main id="screen" className={classes.screen} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
