import { toast } from '@lineleaf/design-system';
import { useEffect, useRef, useState } from 'react';

interface Fault {
  /** `name` of the faulty control. */
  readonly field: string;
  /** The sentence of the error catalogue; it passes as a message. */
  readonly message: string;
  /** What stays at the control until something is typed, where it is not the sentence itself. */
  readonly hint?: string | undefined;
}

/** The one fault that a form shows: told in a message, marked at its control, which takes focus. Typing takes both away. */
export function useFormFault() {
  const messageId = useRef<string>(undefined);
  const [fault, setFault] = useState<(Fault & { form: HTMLFormElement }) | null>(null);
  // Once drawn: a form that waited for an answer has its controls back then.
  useEffect(() => {
    const control = fault?.form.elements.namedItem(fault.field);
    if (control instanceof HTMLElement) control.focus();
  }, [fault]);
  const refuse = (form: HTMLFormElement, next: Fault) => {
    setFault({ ...next, form });
    messageId.current = toast.error(next.message);
  };
  const clear = () => {
    setFault(null);
    if (messageId.current !== undefined) toast.dismiss(messageId.current);
    messageId.current = undefined;
  };
  const hintOf = (field: string) => (fault?.field === field ? (fault.hint ?? fault.message) : undefined);
  return { refuse, hintOf, clear };
}
