import { VisuallyHidden } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import type { RegionInfo } from '../../engine/navigate.ts';
import { colorName } from '../../state/colorName.ts';

interface RegionNewsProps {
  region: RegionInfo | null;
  /** What there is to say besides; a chosen area comes first. */
  news?: string;
}

/** Tells a screen reader which area the keyboard has chosen, and its color. */
export function RegionNews({ region, news }: RegionNewsProps) {
  const { t } = useTranslation('editor');
  const tell = ({ id, count, color }: RegionInfo) =>
    t('canvas.region', { id, count, color: t(`colorNames.${colorName(color)}`) });
  return (
    <VisuallyHidden>
      <p aria-live="polite">{region ? tell(region) : news}</p>
    </VisuallyHidden>
  );
}
