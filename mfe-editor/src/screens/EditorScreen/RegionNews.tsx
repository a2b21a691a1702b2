import { VisuallyHidden } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionInfo } from '../../engine/navigate.ts';
import { colorName } from '../../state/colorName.ts';

interface RegionNewsProps {
  region: RegionInfo | null;
  /** What there is to say besides. */
  news?: string;
}

/** Tells a screen reader which area the keyboard has chosen, and its color, or other news: whatever came last. */
export function RegionNews({ region, news }: RegionNewsProps) {
  const { t } = useTranslation('editor');
  const [told, setTold] = useState({ region, news, isNews: region === null });
  if (region !== told.region || news !== told.news) setTold({ region, news, isNews: news !== told.news });
  const tell = ({ id, count, color }: RegionInfo) =>
    t('canvas.region', { id, count, color: t(`colorNames.${colorName(color)}`) });
  return (
    <VisuallyHidden>
      <p aria-live="polite">{told.isNews ? news : region && tell(region)}</p>
    </VisuallyHidden>
  );
}
