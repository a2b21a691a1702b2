import type { ReactElement } from 'react';
import s from './Skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  /** Width to height, as in CSS ('3 / 4'). */
  aspectRatio?: string;
}

/** Holds the place of content that is on its way; silent to assistive technology. */
export function Skeleton({ width, height, aspectRatio }: SkeletonProps): ReactElement {
  const style = { inlineSize: width, blockSize: height ?? (aspectRatio ? 'auto' : undefined), aspectRatio };
  return <span className={s.skeleton} style={style} aria-hidden="true" />;
}
