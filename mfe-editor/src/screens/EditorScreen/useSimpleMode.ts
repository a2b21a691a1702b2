import { useLatePart } from '@lineleaf/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPreference, writePreference } from '../../state/preferences.ts';
import { leaveFullScreen } from './SimpleMode/fullScreen.ts';

const PREFERENCE = 'simple-mode';
const loadSimpleMode = async () => (await import('./SimpleMode/SimpleMode.tsx')).SimpleMode;

/** Whether the page is colored in simple mode, remembered on the device, and its code. Its entrance has the focus after it. */
export function useSimpleMode() {
  const { t } = useTranslation('editor');
  const [isSimple, setIsSimple] = useState(isSimpleRemembered);
  const entrance = useRef<HTMLButtonElement>(null);
  const wasSimple = useRef(isSimple);
  const choose = (next: boolean) => {
    writePreference(PREFERENCE, next);
    setIsSimple(next);
  };
  const SimpleMode = useLatePart(loadSimpleMode, {
    isWanted: isSimple,
    message: t('messages.partFailed'),
    onFail: () => setIsSimple(false),
  });
  useEffect(() => {
    // Not when simple mode closes: the next page opens in it, and the browser gives the screen for a press alone.
    if (!isSimple) leaveFullScreen();
    if (wasSimple.current && !isSimple) entrance.current?.focus();
    wasSimple.current = isSimple;
  }, [isSimple]);
  return { SimpleMode, isSimple, entrance, enter: () => choose(true), leave: () => choose(false) };
}

/** Whether pages open in simple mode on this device. */
export function isSimpleRemembered(): boolean {
  return readPreference(PREFERENCE, isBoolean, false);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
