import { toast } from '@lineleaf/design-system';
import { useState } from 'react';

interface Fault {
  /** `name` of the faulty control. */
  readonly field: string;
  /** The sentence of the error catalogue; it passes as a message. */
  readonly message: string;
  /** What stays at the control until something is typed. */
  readonly hint: string;
}

/** The one fault that a form shows: told in a message, marked at its control, which takes focus. */
export function useFormFault() {
  const [fault, setFault] = useState<Fault | null>(null);
  const refuse = (form: HTMLFormElement, next: Fault) => {
    setFault(next);
    toast.error(next.message);
    const control = form.elements.namedItem(next.field);
    if (control instanceof HTMLElement) control.focus();
  };
  const hintOf = (field: string) => (fault?.field === field ? fault.hint : undefined);
  return { refuse, hintOf, clear: () => setFault(null) };
}
