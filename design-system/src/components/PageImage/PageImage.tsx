import { clsx } from 'clsx';
import { type ReactElement, useState } from 'react';
import { useOwnWords } from '../../i18n/useOwnWords.ts';
import s from './PageImage.module.css';

export interface PageImageProps {
  /** Undefined while the address is not known; the placeholder shows. */
  src: string | undefined;
  /** The same picture at other widths and the width of the box, as `<img>` takes them. */
  srcSet?: string;
  sizes?: string;
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
  const { className, ...picture } = props;
  const { src, width = 1275, height = 1650 } = picture;
  return (
    <span className={clsx(s.box, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture key={src} {...picture} width={width} height={height} />
    </span>
  );
}

function Picture({ isEager = false, onError, ...image }: PageImageProps): ReactElement {
  const { src, alt } = image;
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
          {...image}
          alt={alt}
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
