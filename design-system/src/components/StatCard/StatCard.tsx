import { type ReactElement, type ReactNode, useId } from 'react';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import s from './StatCard.module.css';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  isLoading?: boolean;
}

/** One figure with its name; a group named by `label`. */
export function StatCard({ label, value, icon, isLoading = false }: StatCardProps): ReactElement {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} aria-busy={isLoading || undefined} className={s.card}>
      {icon ? (
        <span className={s.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <p id={id} className={s.label}>
        {label}
      </p>
      <p className={s.value}>{isLoading ? <Skeleton width="4ch" height="1em" /> : value}</p>
    </Card>
  );
}
