import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Dialog } from './Dialog.tsx';

describe('Dialog', () => {
  it('is named by its title and described by its description', () => {
    render(<Dialog isOpen onOpenChange={() => undefined} title="Terms" description="Of January 2025" />);
    expect(screen.getByRole('dialog', { name: 'Terms' })).toHaveAccessibleDescription('Of January 2025');
  });

  it('is closed by its cross and by Escape', async () => {
    const onOpenChange = vi.fn();
    render(<Dialog isOpen onOpenChange={onOpenChange} title="Terms" />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('shows nothing while closed', () => {
    render(<Dialog isOpen={false} onOpenChange={() => undefined} title="Terms" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('AlertDialog', () => {
  const question = {
    isOpen: true,
    title: 'Delete Coloring Page?',
    description: 'This action cannot be undone.',
    cancelLabel: 'Cancel',
    actionLabel: 'Delete',
  };

  it('starts on the harmless answer and tells which one was given', async () => {
    const onOpenChange = vi.fn();
    const onAction = vi.fn();
    render(<AlertDialog {...question} onOpenChange={onOpenChange} onAction={onAction} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Coloring Page?' });
    expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('offers a third way out', async () => {
    const onDiscard = vi.fn();
    render(
      <AlertDialog
        {...question}
        onOpenChange={() => undefined}
        onAction={() => undefined}
        extraAction={{ label: 'Discard', onAction: onDiscard }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('takes no answer while it is busy', () => {
    render(<AlertDialog {...question} isBusy onOpenChange={() => undefined} onAction={() => undefined} />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});
