import { userEvent, waitFor } from 'storybook/test';

/** The control of this name. Stories hold in every language, so they go by names where tests go by labels. */
export function findControl(root: HTMLElement, name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const control = root.querySelector(`input[name="${name}"]`);
    if (!(control instanceof HTMLInputElement)) throw new Error(`there is no control named ${name}`);
    return control;
  });
}

/** Types each value into the control of its name. */
export async function fillIn(root: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await userEvent.type(await findControl(root, name), value);
}

/** Presses the submit button of the form that holds the control of this name. */
export async function submitFormOf(root: HTMLElement, name: string): Promise<void> {
  const { form } = await findControl(root, name);
  const button = form?.querySelector('button[type="submit"]');
  if (button) await userEvent.click(button);
}
