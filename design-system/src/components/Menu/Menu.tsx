import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import s from './Menu.module.css';

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

export interface MenuProps {
  /** The button that opens the menu; it must take a ref. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/** A list of actions behind a button, with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, items }: MenuProps): ReactElement {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={s.menu} align="end" sideOffset={6} collisionPadding={8}>
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
