import { LockIcon } from '@lineleaf/design-system/icons';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHandheld } from '../isHandheld.ts';
import s from './SimpleMode.module.css';
import type { LeaveHint } from './useSimpleKeys.ts';

interface LeaveHoldProps {
  hint: LeaveHint;
  onHint: (hint: LeaveHint) => void;
  onLeave: () => void;
}

/** So long it must be held: nobody does that by accident. */
const HOLD_MS = 2000;
/** A click follows the finger that is lifted within this time. */
const CLICK_WITHIN_MS = 350;
/** A finger that is held wanders no further. */
const FINGER_PX = 48;
const LIFTED = ['pointerup', 'pointercancel'] as const;

/** Leaves simple mode when held for two seconds. Pressed by a screen reader it asks first, as Escape does. */
export function LeaveHold({ hint, onHint, onLeave }: LeaveHoldProps) {
  const { t } = useTranslation('editor');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = ({ button, isPrimary, clientX, clientY }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return;
    setIsHeld(true);
    onHint('hold');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      swallowRelease(clientX, clientY);
      onLeave();
    }, HOLD_MS);
  };
  const release = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  const leaves = isHandheld() ? 'simple.againLeaves' : 'simple.enterLeaves';
  return (
    <>
      <button
        type="button"
        className={s.leave}
        data-held={isHeld || undefined}
        aria-label={t('simple.leave')}
        aria-description={t('simple.holdLeaves')}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onClick={({ detail }) => {
          if (detail > 0) return;
          if (hint === 'press') onLeave();
          else onHint('press');
        }}
      >
        <LockIcon aria-hidden="true" />
      </button>
      <p className={s.hint} role="status">
        {hint && t(hint === 'press' ? leaves : 'simple.holdLeaves')}
      </p>
    </>
  );
}

/** The finger that held is still down: where it is lifted a click may follow, and must not press what lies there by then. */
function swallowRelease(x: number, y: number): void {
  const swallow = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > FINGER_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    for (const type of LIFTED) removeEventListener(type, end, true);
    setTimeout(() => removeEventListener('click', swallow, true), CLICK_WITHIN_MS);
  };
  addEventListener('click', swallow, true);
  for (const type of LIFTED) addEventListener(type, end, true);
}
