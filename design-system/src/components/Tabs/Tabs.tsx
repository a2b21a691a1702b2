import { Tabs as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import s from './Tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/** Views of which one is shown, chosen by a row of tabs; arrow keys move along it. */
export function Tabs({ label, value, onValueChange, tabs, children }: TabsProps): ReactElement {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <Primitive.List className={s.list} aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} className={s.tab} value={tab.value} disabled={tab.isDisabled}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  );
}

/** What the tab of the same `value` shows. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }): ReactElement {
  return (
    <Primitive.Content className={s.panel} value={value}>
      {children}
    </Primitive.Content>
  );
}
