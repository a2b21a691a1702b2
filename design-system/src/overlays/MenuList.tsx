import { DropdownMenu as Primitive } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import s from '../components/Menu/Menu.module.css';
import { CheckIcon } from '../icons/index.ts';
import { StandIn } from './StandIn.tsx';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes the entry a link; another site opens in a new tab. */
  href?: string;
  isDisabled?: boolean;
  /** Makes the entry a box that is ticked or not. */
  isChecked?: boolean;
}

export type MenuItem = MenuAction | 'separator';

interface MenuListProps {
  readonly id: string;
  /** The button that opens the menu, and its id. */
  readonly element: HTMLElement;
  readonly labelledBy: string;
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
  /** Whether the focus goes to the first entry at once. */
  readonly isByKey: boolean;
  readonly onClose: () => void;
}

/** The entries of a `Menu`. */
export function MenuList(props: MenuListProps): ReactElement {
  const { id, element, labelledBy, items, isOpen, isByKey, onClose } = props;
  // The library knows of a key only if it was there when it was pressed.
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isByKey || target !== currentTarget) return;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={(opens) => opens || onClose()}>
      <Primitive.Trigger asChild>
        <StandIn element={element} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          id={id}
          className={s.menu}
          aria-labelledby={labelledBy}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirst}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no identity but its place
              <Primitive.Separator key={`separator-${index}`} className={s.separator} />
            ) : (
              <Entry key={item.label} item={item} />
            ),
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Entry({ item }: { item: MenuAction }): ReactElement {
  const shared = { className: s.item, disabled: item.isDisabled, onSelect: item.onSelect };
  if (item.isChecked !== undefined) {
    return (
      <Primitive.CheckboxItem {...shared} checked={item.isChecked}>
        <Content item={item} />
        <Primitive.ItemIndicator className={s.tick}>
          <CheckIcon aria-hidden="true" />
        </Primitive.ItemIndicator>
      </Primitive.CheckboxItem>
    );
  }
  if (item.href !== undefined) {
    const isElsewhere = /^https?:/.test(item.href);
    return (
      <Primitive.Item {...shared} asChild>
        <a href={item.href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
          <Content item={item} />
        </a>
      </Primitive.Item>
    );
  }
  return (
    <Primitive.Item {...shared}>
      <Content item={item} />
    </Primitive.Item>
  );
}

function Content({ item }: { item: MenuAction }): ReactElement {
  return (
    <>
      {item.icon ? (
        <span className={s.icon} aria-hidden="true">
          {item.icon}
        </span>
      ) : null}
      <span>{item.label}</span>
    </>
  );
}
