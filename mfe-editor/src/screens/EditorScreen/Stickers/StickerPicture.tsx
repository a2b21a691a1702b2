import { useEffect, useRef, useState } from 'react';
import s from './Stickers.module.css';
import type { Sticker, StickerPictures } from './stickersApi.ts';

interface StickerPictureProps {
  sticker: Sticker;
  version: string;
  pictures: StickerPictures;
  onChoose: (sticker: Sticker) => void;
}

/** How far below what is seen a picture is fetched already. */
const NEAR = '200px';

/** A sticker to choose: its picture, fetched when it comes near, over its name. */
export function StickerPicture({ sticker, version, pictures, onChoose }: StickerPictureProps) {
  const { key, name } = sticker;
  const button = useRef<HTMLButtonElement>(null);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!button.current) return;
    const over = new AbortController();
    const load = () => {
      pictures.urlOf(key, version, over.signal).then(
        (found) => {
          if (!over.signal.aborted) setUrl(found);
        },
        // Its name stays, and choosing it tries once more and says what is wrong.
        () => addEventListener('online', load, { once: true, signal: over.signal }),
      );
    };
    const options = { rootMargin: NEAR, scrollMargin: NEAR };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    }, options);
    observer.observe(button.current);
    return () => {
      over.abort();
      observer.disconnect();
    };
  }, [key, version, pictures]);
  const giveUp = () => {
    pictures.forget(key);
    setUrl(undefined);
  };
  return (
    <button ref={button} type="button" className={s.choice} onClick={() => onChoose(sticker)}>
      <span className={s.picture}>
        {url ? <img src={url} alt="" draggable={false} onError={giveUp} /> : null}
      </span>
      <span className={s.name}>{name}</span>
    </button>
  );
}
