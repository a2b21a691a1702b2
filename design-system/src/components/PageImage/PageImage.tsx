import { clsx } from 'clsx';
import { type ReactElement, useState } from 'react';
import { useOwnWords } from '../../i18n/useOwnWords.ts';
import s from './PageImage.module.css';

export interface PageImageProps {
  /** Undefined while the address is not known; the placeholder shows. */
  src: string | undefined;
  alt: string;
  /** Size in pixels; only the ratio matters to the box. */
  width?: number;
  height?: number;
  /** Loads at once instead of when it comes near the screen. */
  isEager?: boolean;
  onError?: () => void;
  className?: string;
}

/** A coloring page's picture on white paper. The box keeps its shape; a placeholder fills it until the picture is there. */
export function PageImage(props: PageImageProps): ReactElement {
  const { src, alt, width = 1275, height = 1650, isEager = false, onError, className } = props;
  return (
    <span className={clsx(s.box, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture key={src} {...{ src, alt, width, height, isEager, onError }} />
    </span>
  );
}

function Picture({ src, alt, width, height, isEager, onError }: PageImageProps): ReactElement {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const t = useOwnWords();
  const isPictured = src !== undefined && state !== 'failed';
  return (
    <>
      {state === 'ready' ? null : (
        <span className={s.placeholder} {...(!isPictured && { role: 'img', 'aria-label': alt })}>
          <span aria-hidden="true">{t('loading')}</span>
        </span>
      )}
      {isPictured ? (
        <img
          className={s.image}
          data-state={state}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setState('ready')}
          onError={() => {
            setState('failed');
            onError?.();
          }}
        />
      ) : null}
    </>
  );
}
