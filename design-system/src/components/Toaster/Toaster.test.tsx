import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.tsx';

const LEAVING_MS = 500;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => toast.dismiss());
  act(() => vi.advanceTimersByTime(LEAVING_MS));
  vi.useRealTimers();
});

function say(show: () => void) {
  act(() => {
    show();
    vi.advanceTimersByTime(1);
  });
}

function pass(timeMs: number) {
  act(() => vi.advanceTimersByTime(timeMs));
}

it('shows a message for 4 s', () => {
  say(() => toast.success('Welcome back!'));
  expect(screen.getByRole('status')).toHaveTextContent('Welcome back!');
  pass(3900);
  expect(screen.getByText('Welcome back!')).toBeInTheDocument();
  pass(100 + LEAVING_MS);
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

it('shows a message as long as told', () => {
  say(() => toast.warning('Copyrighted content', { durationMs: 6000 }));
  pass(5900);
  expect(screen.getByText('Copyrighted content')).toBeInTheDocument();
  pass(100 + LEAVING_MS);
  expect(screen.queryByText('Copyrighted content')).not.toBeInTheDocument();
});

it('has a button where there is something to do, which takes the message away', () => {
  const onAction = vi.fn();
  say(() => toast.warning('Kept on this device', { action: { label: 'Download', onAction } }));
  act(() => screen.getByRole('button', { name: 'Download' }).click());
  expect(onAction).toHaveBeenCalledOnce();
  pass(LEAVING_MS);
  pass(LEAVING_MS);
  expect(screen.queryByText('Kept on this device')).not.toBeInTheDocument();
});

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
  ['warning', 'alert'],
] as const)('gives a message of kind %s the role %s', (kind, role) => {
  say(() => toast[kind]('A message'));
  expect(screen.getByRole(role)).toHaveTextContent('A message');
});

it('keeps a loading message until it is dismissed', () => {
  let id = '';
  say(() => {
    id = toast.loading('Preparing your print');
  });
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Preparing your print');
  say(() => toast.dismiss(id));
  pass(LEAVING_MS); // the order to leave
  pass(LEAVING_MS); // the way out
  expect(screen.queryByText('Preparing your print')).not.toBeInTheDocument();
});

it('shows three messages at once, at the lower right', () => {
  for (const n of [1, 2, 3, 4]) say(() => toast.info(`Message ${n}`));
  const messages = screen.getAllByRole('listitem');
  expect(messages.filter((item) => item.dataset.visible === 'true')).toHaveLength(3);
  const list = screen.getByRole('list');
  expect([list.dataset.yPosition, list.dataset.xPosition]).toEqual(['bottom', 'right']);
});

it('lets the focus go on from a message', () => {
  const before = document.body.appendChild(document.createElement('button'));
  say(() => toast.info('Copied'));
  before.focus();
  const message = screen.getByRole('listitem');
  act(() => message.focus());
  expect(message).toHaveFocus();
  act(() => message.blur());
  expect(before).not.toHaveFocus();
  before.remove();
});
