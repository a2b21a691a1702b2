import type { ReactElement } from 'react';
import { type Notice, StateNotice } from '../StateNotice/StateNotice.tsx';

export type EmptyStateProps = Notice;

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  return <StateNotice {...props} tone="neutral" />;
}
