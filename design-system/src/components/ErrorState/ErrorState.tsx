import type { ReactElement } from 'react';
import { CloudOffIcon } from '../../icons/index.ts';
import { type Notice, StateNotice } from '../StateNotice/StateNotice.tsx';

export type ErrorStateProps = Notice;

/** Says that something failed, and offers a way on; read out at once. */
export function ErrorState({ icon = <CloudOffIcon />, ...notice }: ErrorStateProps): ReactElement {
  return <StateNotice {...notice} icon={icon} tone="danger" role="alert" />;
}
