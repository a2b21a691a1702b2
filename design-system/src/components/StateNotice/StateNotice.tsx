import type { ReactElement, ReactNode } from 'react';
import s from './StateNotice.module.css';

/** What stands in the place of content: a title, a sentence, and a way on. */
export interface Notice {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
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
  tone,
  role,
}: StateNoticeProps): ReactElement {
  return (
    <div className={s.notice} data-tone={tone} role={role}>
      {icon ? (
        <span className={s.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <h2 className={s.title}>{title}</h2>
      {description ? <p className={s.description}>{description}</p> : null}
      {action ? <div className={s.action}>{action}</div> : null}
    </div>
  );
}
