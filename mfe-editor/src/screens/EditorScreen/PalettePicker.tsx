import { Select } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { isPaletteId, PALETTES, type PaletteId } from '../../state/palettes.ts';

interface PalettePickerProps {
  palette: PaletteId;
  onChoose: (palette: PaletteId) => void;
}

/** Which colors are on offer. */
export function PalettePicker({ palette, onChoose }: PalettePickerProps) {
  const { t } = useTranslation('editor');
  return (
    <Select
      label={t('palettes.choose')}
      value={palette}
      onChange={({ currentTarget: { value } }) => {
        if (isPaletteId(value)) onChoose(value);
      }}
    >
      {PALETTES.map((id) => (
        <option key={id} value={id}>
          {t(`palettes.themes.${id}`)}
        </option>
      ))}
    </Select>
  );
}
