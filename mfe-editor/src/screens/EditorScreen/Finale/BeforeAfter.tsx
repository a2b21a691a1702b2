import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { Slider } from '@lineleaf/design-system/slider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import s from './Finale.module.css';

interface BeforeAfterProps {
  prompt: string;
  afterUrl: string;
  beforeUrl: string | undefined;
}

/** The colored picture in its frame; a slider draws it aside from the page as it was. */
export function BeforeAfter({ prompt, afterUrl, beforeUrl }: BeforeAfterProps) {
  const { t } = useTranslation('editor');
  const [share, setShare] = useState(100);
  const [isBeforeGone, setIsBeforeGone] = useState(beforeUrl === undefined);
  const size = { width: PAGE_WIDTH, height: PAGE_HEIGHT };
  return (
    <figure className={s.figure}>
      <div className={s.frame}>
        {isBeforeGone ? null : <img src={beforeUrl} alt="" {...size} onError={() => setIsBeforeGone(true)} />}
        <img
          src={afterUrl}
          alt={prompt}
          {...size}
          style={isBeforeGone ? undefined : { clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
      </div>
      {isBeforeGone ? null : (
        <Slider
          label={t('finale.beforeAfter')}
          value={share}
          min={0}
          max={100}
          onValueChange={setShare}
          formatValue={(value) => `${value} %`}
        />
      )}
    </figure>
  );
}
