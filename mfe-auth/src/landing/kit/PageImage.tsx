import type { PageImageProps } from '@lineleaf/design-system';
import { pictureLook } from '@lineleaf/design-system/light';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A coloring page's picture on white paper, drawn over its placeholder by the browser alone. */
export function PageImage(props: PageImageProps): ReactElement {
  const { alt, isEager, width = 1275, height = 1650, ...picture } = props;
  const { t } = useTranslation('ds');
  return (
    <span className={pictureLook.box} style={{ aspectRatio: `${width} / ${height}` }}>
      <span className={pictureLook.placeholder} aria-hidden="true">
        {t('loading')}
      </span>
      <img
        {...picture}
        className={pictureLook.image}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  );
}
