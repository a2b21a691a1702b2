import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describe('Button', () => {
  it('does not submit the form around it by default', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is busy and refuses clicks while its action runs', async () => {
    const onClick = vi.fn();
    render(
      <Button isBusy onClick={onClick}>
        Please wait...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Please wait...' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps its icon out of its name', () => {
    render(<Button icon={<svg aria-label="heart" role="img" />}>Favorite</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName('Favorite');
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    render(<ButtonLink href="/gallery">View in Gallery</ButtonLink>);
    expect(screen.getByRole('link', { name: 'View in Gallery' })).toHaveAttribute('href', '/gallery');
  });

  it("gives its look and icon to a router's link", () => {
    render(
      <ButtonLink asChild variant="secondary" icon={<svg data-testid="icon" />}>
        <a href="/color/1">Color Page</a>
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Color Page' });
    expect(link).toHaveAttribute('data-variant', 'secondary');
    expect(link).toContainElement(screen.getByTestId('icon'));
  });
});
