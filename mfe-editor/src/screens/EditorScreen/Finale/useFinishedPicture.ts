import { toast } from '@lineleaf/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorModel } from '../../../state/EditorModel.ts';

/** The picture as a file and as an address that holds while it is shown. */
export interface FinishedPicture {
  png: Blob;
  url: string;
}

/** Makes the picture that is on the desk; undefined until it is there. Where it cannot be made that is said, and `onFail` told. */
export function useFinishedPicture(model: EditorModel, onFail: () => void): FinishedPicture | undefined {
  const { t } = useTranslation('editor');
  const [picture, setPicture] = useState<FinishedPicture>();
  const fail = useEffectEvent(() => {
    toast.error(t('messages.downloadFailed'));
    onFail();
  });
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    model.exportPng().then(
      (exported) => {
        if (isGone) return;
        const png = new Blob([exported.png], { type: 'image/png' });
        url = URL.createObjectURL(png);
        setPicture({ png, url });
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [model]);
  return picture;
}
