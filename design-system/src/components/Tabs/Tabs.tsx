import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react';
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

const Chosen = createContext({ id: '', value: '' });

/** Views of which one is shown, chosen by a row of tabs; arrow keys, Home and End move along it. */
export function Tabs({ label, value, onValueChange, tabs, children }: TabsProps): ReactElement {
  const id = useId();
  const choose = (next: string) => {
    if (next !== value) onValueChange(next);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const free = tabs.filter((tab) => !tab.isDisabled);
    const next = free.at(
      placeAfter(event.key, { at: free.findIndex((tab) => tab.value === value), of: free.length }),
    );
    if (!next || !KEYS.includes(event.key)) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };
  return (
    <Chosen.Provider value={{ id, value }}>
      <div role="tablist" className={s.list} aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            className={s.tab}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children}
    </Chosen.Provider>
  );
}

/** What the tab of the same `value` shows. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }): ReactElement | null {
  const chosen = useContext(Chosen);
  if (chosen.value !== value) return null;
  return (
    <div
      id={`${chosen.id}-panel-${value}`}
      role="tabpanel"
      className={s.panel}
      aria-labelledby={`${chosen.id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is reached by Tab, as the authoring practices have it
      tabIndex={0}
    >
      {children}
    </div>
  );
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Where a key leads along a row, counted from its end where negative. */
function placeAfter(key: string, { at, of }: { at: number; of: number }): number {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  return key === 'ArrowLeft' ? at - 1 : (at + 1) % of;
}
