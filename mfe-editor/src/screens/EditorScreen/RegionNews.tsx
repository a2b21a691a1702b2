import { VisuallyHidden } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import type { RegionInfo } from '../../engine/navigate.ts';
import { colorName } from '../../state/colorName.ts';

/** Tells a screen reader which area the keyboard has chosen, and its color. */
export function RegionNews({ region }: { region: RegionInfo | null }) {
  const { t } = useTranslation('editor');
  const tell = ({ id, count, color }: RegionInfo) =>
    t('canvas.region', { id, count, color: t(`colorNames.${colorName(color)}`) });
  return (
    <VisuallyHidden>
      <p aria-live="polite">{region ? tell(region) : null}</p>
    </VisuallyHidden>
  );
}
