import {
  type ComponentPropsWithRef,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useState,
} from 'react';
import { useOverlays } from '../../overlays/loadOverlays.ts';
import type { MenuItem } from '../../overlays/MenuList.tsx';

export interface MenuProps {
  /** The button that opens the menu; it must take a ref. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** A list of actions behind a button, with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, items }: MenuProps): ReactElement {
  const button = trigger as ReactElement<ComponentPropsWithRef<'button'>>;
  const ownId = useId();
  const id = button.props.id ?? ownId;
  const listId = `${id}-menu`;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'no' | 'byPointer' | 'byKey'>('no');
  const isOpen = opened !== 'no';
  const close = () => setOpened('no');
  const overlays = useOverlays({ isOpen, onFail: close });
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setOpened(isOpen ? 'no' : 'byPointer');
    // The list takes the focus, not the button.
    if (!isOpen) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    setOpened(isOpen && event.key !== 'ArrowDown' ? 'no' : 'byKey');
  };
  return (
    <>
      {cloneElement(button, {
        ...{ id, ref: setElement, onPointerDown, onKeyDown },
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
      })}
      {overlays && element ? (
        <overlays.MenuList
          {...{ id: listId, element, items, isOpen }}
          isByKey={opened === 'byKey'}
          labelledBy={id}
          onClose={close}
        />
      ) : null}
    </>
  );
}
