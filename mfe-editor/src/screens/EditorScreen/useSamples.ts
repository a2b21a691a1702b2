import { useDeferredValue, useEffect, useState } from 'react';
import { toBase64 } from '../../state/base64.ts';
import type { EditorModel } from '../../state/EditorModel.ts';

/** Side of a material's picture in its own pixels: two to a CSS px. */
const SAMPLE_PX = 72;

/** The pictures of the materials in one color. */
export interface Samples {
  /** In CSS, shown until there are pictures. */
  color: string;
  /** In CSS: the squares one below the other, in the order of `MATERIALS`. */
  image: string | undefined;
}

/** Pictures of the materials in a color (0xRRGGBB), once idle time has made the materials ready. */
export function useSamples(model: EditorModel, rgb: number, opacity: number): Samples {
  const [isReady, setIsReady] = useState(false);
  const [image, setImage] = useState<string>();
  // A slider that is dragged does not wait for pictures.
  const color = useDeferredValue(rgb);
  const share = useDeferredValue(opacity);

  useEffect(() => {
    model.prepareMaterials().then(
      () => setIsReady(true),
      () => undefined,
    );
  }, [model]);

  useEffect(() => {
    if (!isReady) return;
    let isOld = false;
    const request = { color, opacity: share, sizePx: SAMPLE_PX };
    model.bridge.call('samples', request).then(
      (png) => {
        if (!isOld) setImage(`url(data:image/png;base64,${toBase64(png)})`);
      },
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [model, isReady, color, share]);

  return { color: `#${rgb.toString(16).padStart(6, '0')}`, image };
}
