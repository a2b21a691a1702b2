import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a form tells its one fault: in a message, which passes, and at the control, where the sentence stays. */
export async function expectRefused(control: HTMLElement, sentence: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  for (const told of screen.getAllByText(sentence)) expect(told).toBeVisible();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription(expect.stringContaining(sentence));
}
