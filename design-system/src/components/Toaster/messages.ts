import type { toast as sonner } from 'sonner';

type Order = (list: typeof sonner) => void;

let list: typeof sonner | undefined;
let waiting: Order[] = [];
const listeners = new Set<() => void>();

/** Gives an order to the list of messages; it waits until the list is on the page, and has it fetched. */
export function order(act: Order): void {
  if (list) {
    act(list);
    return;
  }
  waiting = [...waiting, act];
  for (const listener of listeners) listener();
}

/** Whether orders wait for the list. */
export function hasWaiting(): boolean {
  return waiting.length > 0;
}

/** Calls `listener` when orders begin to wait; returns what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the list when it is on the page: gives it what waits, and what comes. Returns what ends that. */
export function deliverMessages(present: typeof sonner): () => void {
  list = present;
  const orders = waiting;
  waiting = [];
  for (const act of orders) act(present);
  return () => {
    list = undefined;
  };
}
