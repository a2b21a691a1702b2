import { forgotPassword } from '@lineleaf/api-client/contract';
import { errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { pressableButton, renderAuth, server } from '../../testing/authTest.tsx';

async function ask(email = 'robin@example.com') {
  renderAuth('/forgot-password');
  const pointer = userEvent.setup();
  await pointer.type(await screen.findByLabelText('Email'), email);
  await pointer.click(screen.getByRole('button', { name: 'Send reset link' }));
}

it('sends the address and confirms in words that fit every address', async () => {
  let body: unknown;
  server.use(
    mockEndpoint(forgotPassword, (call) => {
      body = call.body;
      return { message: 'ok' };
    }),
  );
  await ask();
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/If an account exists for robin@example\.com/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(body).toEqual({ email: 'robin@example.com' });
});

it('needs an address, as the browser checks it', async () => {
  await ask('robin');
  const field = screen.getByLabelText('Email');
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(screen.queryByRole('heading', { name: 'Check your email' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it("shows the server's sentence, or that the link could not be sent, and keeps the form", async () => {
  server.use(mockEndpoint(forgotPassword, () => errorResponse('RATE_LIMITED', 'Too many attempts.')));
  await ask();
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  server.use(mockEndpoint(forgotPassword, () => HttpResponse.error()));
  await userEvent.click(await pressableButton('Send reset link'));
  expect(await screen.findByText('The link could not be sent. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
});

it('leads back to the card with Log In chosen', async () => {
  renderAuth('/forgot-password');
  await userEvent.click(await screen.findByRole('link', { name: 'Back to log in' }));
  expect(await screen.findByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
});

it('takes nothing while it waits', async () => {
  server.use(mockEndpoint(forgotPassword, neverAnswers));
  await ask();
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send reset link' })).toBeDisabled();
});
