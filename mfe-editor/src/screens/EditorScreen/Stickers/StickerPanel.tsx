import { toApiError, useIsOffline } from '@lineleaf/api-client';
import type { StickerCategory } from '@lineleaf/api-client/contract';
import { Button, Dialog, ErrorState, Field, Spinner } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findStickers } from './findStickers.ts';
import { StickerPicture } from './StickerPicture.tsx';
import s from './Stickers.module.css';
import { type Sticker, type StickerPictures, useListStickersQuery } from './stickersApi.ts';

interface StickerPanelProps {
  isOpen: boolean;
  pictures: StickerPictures;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (sticker: Sticker, version: string) => void;
}

/** All stickers by category, and a search through them. */
export function StickerPanel({ isOpen, onOpenChange, ...choosing }: StickerPanelProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('stickers.title')} size="large">
      <Choices {...choosing} />
    </Dialog>
  );
}

function Choices({ pictures, onChoose }: Pick<StickerPanelProps, 'pictures' | 'onChoose'>) {
  const { t, i18n } = useTranslation('editor');
  const { data, error, isFetching, refetch } = useListStickersQuery(i18n.resolvedLanguage ?? 'en');
  const isOffline = useIsOffline();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<StickerCategory>();
  if (!data && error && !isFetching) {
    const isCut = isOffline || toApiError(error).kind === 'network';
    return (
      <ErrorState
        title={t(isCut ? 'stickers.offline' : 'stickers.failed')}
        action={<Button onClick={() => void refetch()}>{t('faults.retry')}</Button>}
      />
    );
  }
  if (!data) {
    return (
      <div className={s.wait}>
        <Spinner label={t('stickers.loading')} />
      </div>
    );
  }
  const groups = data.groups.filter(({ stickers }) => stickers.length > 0);
  const isSearching = search.trim() !== '';
  const chosen = groups.find((group) => group.category === category) ?? groups[0];
  const all = groups.flatMap(({ stickers }) => stickers);
  const shown = isSearching ? findStickers(all, search) : (chosen?.stickers ?? []);
  return (
    <>
      <div className={s.head}>
        <Field
          type="search"
          label={t('stickers.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <fieldset className={s.chips} aria-label={t('stickers.categories.label')}>
          {groups.map((group) => (
            <button
              key={group.category}
              type="button"
              className={s.chip}
              aria-pressed={!isSearching && group === chosen}
              onClick={() => {
                setSearch('');
                setCategory(group.category);
              }}
            >
              {t(`stickers.categories.${group.category}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {shown.length > 0 ? (
        <ul className={s.grid}>
          {shown.map((sticker) => (
            <li key={sticker.key}>
              <StickerPicture
                {...{ sticker, pictures }}
                version={data.version}
                onChoose={() => onChoose(sticker, data.version)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={s.wait}>{t('stickers.none')}</p>
      )}
    </>
  );
}
