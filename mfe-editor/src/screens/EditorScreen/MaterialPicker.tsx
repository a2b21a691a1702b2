import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { MATERIALS, type Material, PATTERNS } from '../../engine/entry.ts';
import { MATERIAL_KINDS, type Paint } from '../../state/paint.ts';
import s from './MaterialPicker.module.css';
import type { Samples } from './useSamples.ts';

interface MaterialPickerProps {
  paint: Pick<Paint, 'kind' | 'pattern'>;
  samples: Samples;
  onChange: (part: Partial<Paint>) => void;
}

/** What to color with, each in a picture of itself in the current color. */
export function MaterialPicker({ paint, samples, onChange }: MaterialPickerProps) {
  const { t } = useTranslation('editor');
  const style = { '--samples': samples.image, '--color': samples.color } as CSSProperties;
  return (
    <div className={s.picker} style={style}>
      <div role="radiogroup" aria-label={t('materials.label')} className={s.group}>
        {MATERIAL_KINDS.map((kind) => (
          <Choice
            key={kind}
            name="material"
            label={t(`materials.${kind}`)}
            material={kind === 'pattern' ? paint.pattern : kind}
            isChosen={paint.kind === kind}
            onChoose={() => onChange({ kind })}
          />
        ))}
      </div>
      {paint.kind === 'pattern' ? (
        <div role="radiogroup" aria-label={t('materials.patterns')} className={s.group}>
          {PATTERNS.map((pattern) => (
            <Choice
              key={pattern}
              name="pattern"
              label={t(`materials.${pattern}`)}
              material={pattern}
              isChosen={paint.pattern === pattern}
              onChoose={() => onChange({ pattern })}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  material: Material;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, label, material, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={s.choice} title={label}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} aria-label={label} />
      <span
        className={s.picture}
        style={{ backgroundPositionY: `${(MATERIALS.indexOf(material) * 100) / (MATERIALS.length - 1)}%` }}
      />
      <span className={s.name} aria-hidden="true">
        {label}
      </span>
    </label>
  );
}
