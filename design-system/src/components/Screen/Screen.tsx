import { type ReactElement, type ReactNode, useEffect } from 'react';
import s from './Screen.module.css';

export interface ScreenProps {
  /** The screen's only first-level heading. */
  title: string;
  description?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}

/** The frame of every signed-in screen: heading, actions, content of one width. The browser's tab bears its title. */
export function Screen(props: ScreenProps): ReactElement {
  const { title, description, actions, width = 'medium', children } = props;
  useEffect(() => {
    const before = document.title;
    document.title = `${title} – Lineleaf`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <div className={s.screen} data-width={width}>
      <header className={s.header}>
        <div className={s.heading}>
          <h1 className={s.title}>{title}</h1>
          {description ? <p className={s.description}>{description}</p> : null}
        </div>
        {actions ? <div className={s.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
