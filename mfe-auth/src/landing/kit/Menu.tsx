import type { MenuAction, MenuProps } from '@lineleaf/design-system';
import { CheckIcon } from '@lineleaf/design-system/icons';
import { menuLook } from '@lineleaf/design-system/light';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import s from './Menu.module.css';

const MOVES = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** A list of actions behind a button, with arrow keys, first letters and Escape. */
export function Menu({ trigger, items }: MenuProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const button = buttonIn(ref.current);
    button?.setAttribute('aria-haspopup', 'menu');
    button?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) entriesIn(ref.current)[0]?.focus();
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    buttonIn(ref.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const { key } = event;
    if (key === 'Escape') return close();
    const all = entriesIn(ref.current);
    const at = all.findIndex((entry) => entry.matches(':focus'));
    const next = entryAt(all, at, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!ref.current?.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its button and its entries do
    <span ref={ref} className={s.place} onKeyDown={onKeyDown} onBlur={leave}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in it takes keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span className={s.trigger} onClick={() => setIsOpen(!isOpen)}>
        {trigger}
      </span>
      {isOpen && (
        <div role="menu" className={`${menuLook.menu} ${s.menu}`}>
          {items.map((item) =>
            item === 'separator' ? (
              <hr key={item} className={`${menuLook.separator} ${s.separator}`} />
            ) : (
              <Entry key={item.label} item={item} onDone={close} />
            ),
          )}
        </div>
      )}
    </span>
  );
}

function buttonIn(place: HTMLElement | null): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>('button');
}

function entriesIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

/** The entry that a key leads to: the next or previous one around, an end, or the next that begins with a letter. */
function entryAt(all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const step = MOVES.get(key);
  if (step !== undefined) return all[(at + step + all.length) % all.length];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const around = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return around.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

function Entry({ item, onDone }: { readonly item: MenuAction; readonly onDone: () => void }): ReactElement {
  const { label, icon, href, isChecked, onSelect } = item;
  const content = (
    <>
      {icon && (
        <span className={menuLook.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>{label}</span>
      {isChecked && (
        <span className={menuLook.tick}>
          <CheckIcon aria-hidden="true" />
        </span>
      )}
    </>
  );
  const look = { className: `${menuLook.item} ${s.item}`, tabIndex: -1 };
  const select = () => {
    onDone();
    onSelect?.();
  };
  if (href !== undefined)
    return (
      <a {...look} role="menuitem" href={href} onClick={select}>
        {content}
      </a>
    );
  const role = isChecked === undefined ? 'menuitem' : 'menuitemcheckbox';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only the role that has a tick has the state
    <button {...look} type="button" role={role} aria-checked={isChecked} onClick={select}>
      {content}
    </button>
  );
}
