import type { ReactElement, ReactNode } from 'react';
import s from './StateNotice.module.css';

/** What stands in the place of content: a title, a sentence, and a way on. */
export interface Notice {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Nothing else is on the screen: the title is its first-level heading. */
  isWholeScreen?: boolean;
}

interface StateNoticeProps extends Notice {
  tone: 'neutral' | 'danger';
  role?: 'alert';
}

/** The common body of EmptyState and ErrorState. */
export function StateNotice({
  title,
  description,
  icon,
  action,
  isWholeScreen = false,
  tone,
  role,
}: StateNoticeProps): ReactElement {
  const Heading = isWholeScreen ? 'h1' : 'h2';
  return (
    <div className={s.notice} data-tone={tone} role={role}>
      {icon ? (
        <span className={s.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <Heading className={s.title}>{title}</Heading>
      {description ? <p className={s.description}>{description}</p> : null}
      {action ? <div className={s.action}>{action}</div> : null}
    </div>
  );
}
