import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageImage } from './PageImage.tsx';

it('loads lazily and shows Loading... until the picture is there', () => {
  render(<PageImage src="/image.png" alt="a teddy bear" />);
  const image = screen.getByRole('img', { name: 'a teddy bear' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('Loading...')).toBeVisible();
  fireEvent.load(image);
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('loads at once when it is eager', () => {
  render(<PageImage src="/image.png" alt="a teddy bear" isEager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

it('shows the placeholder under the same name when the picture fails, and tells', () => {
  const onError = vi.fn();
  render(<PageImage src="/gone.png" alt="a teddy bear" onError={onError} />);
  fireEvent.error(screen.getByRole('img'));
  expect(onError).toHaveBeenCalledOnce();
  expect(screen.getByRole('img', { name: 'a teddy bear' })).toHaveTextContent('Loading...');
});

it('tries again with another address after a failure', () => {
  const { rerender } = render(<PageImage src="/gone.png" alt="a teddy bear" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<PageImage src="/fresh.png" alt="a teddy bear" />);
  expect(screen.getByRole('img', { name: 'a teddy bear' })).toHaveAttribute('src', '/fresh.png');
});

it('keeps the box of a page before anything is loaded', () => {
  const { container } = render(<PageImage src={undefined} alt="a teddy bear" />);
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '1275 / 1650' });
});

it('leaves the width to the browser where there are several', () => {
  render(<PageImage src="/320.png" srcSet="/320.png 320w, /640.png 640w" sizes="50vw" alt="a teddy bear" />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('srcset', '/320.png 320w, /640.png 640w');
  expect(image).toHaveAttribute('sizes', '50vw');
});
