import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Each test begins without the overlays, as a page does.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('./overlays.ts');
});

async function renderHelp() {
  const { Dialog } = await import('../components/Dialog/Dialog.tsx');
  function Help() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Help
        </button>
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="How it works" />
      </>
    );
  }
  render(<Help />);
}

async function renderMenu() {
  const { Menu } = await import('../components/Menu/Menu.tsx');
  const items = [{ label: 'Copy link' }, { label: 'Print' }];
  render(<Menu trigger={<button type="button">Share</button>} items={items} />);
}

describe('what opens above the page', () => {
  it('is fetched when the browser is idle, before anybody asks for it', async () => {
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    await renderHelp();
    const fetched = vi.fn();
    vi.doMock('./overlays.ts', async (load) => {
      fetched();
      return load();
    });
    await waitFor(() => expect(idle).toHaveBeenCalledOnce());
    expect(fetched).not.toHaveBeenCalled();
    idle.mock.lastCall?.[0]();
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  });

  it('opens when it comes, takes the focus, and gives it back', async () => {
    await renderHelp();
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const help = await screen.findByRole('dialog', { name: 'How it works' });
    await waitFor(() => expect(help).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
  });

  it('opens at the next try when it could not be had', async () => {
    vi.doMock('./overlays.ts', () => {
      throw new Error('no connection');
    });
    await renderHelp();
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await waitFor(async () => {
      vi.doUnmock('./overlays.ts');
      await userEvent.click(screen.getByRole('button', { name: 'Help' }));
      expect(await screen.findByRole('dialog', {}, { timeout: 100 })).toBeInTheDocument();
    });
  });

  it('is a menu whose first entry has the focus, when a key asked for it', async () => {
    await renderMenu();
    screen.getByRole('button', { name: 'Share' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Share', expanded: true, hidden: true })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('says what was to be said before it was there, in that order', async () => {
    const { Toaster } = await import('../components/Toaster/Toaster.tsx');
    const { toast } = await import('../components/Toaster/toast.tsx');
    const id = toast.loading('Preparing your print');
    toast.error('The printer is asleep');
    toast.dismiss(id);
    render(<Toaster />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The printer is asleep');
    await waitFor(() => expect(screen.queryByText('Preparing your print')).not.toBeInTheDocument());
  });

  it('says what was to be said without a connection once there is one', async () => {
    const fetched = vi.fn();
    vi.doMock('./overlays.ts', () => {
      fetched();
      throw new Error('no connection');
    });
    const { Toaster } = await import('../components/Toaster/Toaster.tsx');
    const { toast } = await import('../components/Toaster/toast.tsx');
    render(<Toaster />);
    toast.info('Your coloring will be saved');
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    vi.doUnmock('./overlays.ts');
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText('Your coloring will be saved')).toBeInTheDocument();
    });
  });
});
