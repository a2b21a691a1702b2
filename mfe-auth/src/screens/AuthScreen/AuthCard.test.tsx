import { login, signup, TERMS_VERSION } from '@lineleaf/api-client/contract';
import { buildUser, errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomInteger } from '../../random.ts';
import { expectEntered, renderAuth, server } from '../../testing/authTest.tsx';
import { expectRefused } from '../../testing/expectRefused.ts';

vi.mock('../../random.ts', () => ({ randomInteger: vi.fn() }));

// The first test waits for the screen, not for its code to be transformed, which takes long on a machine under load.
beforeAll(() => Promise.all([import('./AuthScreen.tsx'), import('../../components/commonPasswords.ts')]));

/** Operands as they come: 1 + 2, 3 + 4, 5 + 6, ... */
beforeEach(() => {
  let last = 0;
  vi.mocked(randomInteger)
    .mockReset()
    .mockImplementation(() => {
      last += 1;
      return last;
    });
});

const WRONG_SUM = 'Incorrect answer to math question. Please try again.';
const authentication = { access_token: 'fresh-token', user: buildUser() };

async function open() {
  const view = renderAuth('/auth');
  await screen.findByRole('heading', { name: 'Start Creating Free' });
  return { ...view, pointer: userEvent.setup() };
}

function asked() {
  return screen.getByText(/\d+ \+ \d+/).textContent;
}

/** The answer to the question that is shown: a first render that is interrupted and begun again asks another one. */
function answer() {
  const [one, other] = asked()?.match(/\d+/g) ?? [];
  return String(Number(one) + Number(other));
}

interface Typed {
  sum: string;
  username?: string;
  accepts?: boolean;
}

async function fillSignup(pointer: ReturnType<typeof userEvent.setup>, typed: Typed) {
  const { sum, username = 'Robin', accepts = true } = typed;
  await pointer.type(screen.getByLabelText('Email'), 'robin@example.com');
  await pointer.type(screen.getByLabelText('Username'), username);
  await pointer.type(screen.getByLabelText('Password'), 'paper-and-ink');
  await pointer.type(screen.getByLabelText(/\d+ \+ \d+/), sum);
  if (accepts) await pointer.click(screen.getByRole('checkbox'));
}

async function fillLogin(pointer: ReturnType<typeof userEvent.setup>) {
  await pointer.click(screen.getByRole('tab', { name: 'Log In' }));
  await pointer.type(screen.getByLabelText('Email'), 'robin@example.com');
  await pointer.type(screen.getByLabelText('Password'), 'paper-and-ink');
}

function submit(pointer: ReturnType<typeof userEvent.setup>, name: 'Sign Up' | 'Log In') {
  return pointer.click(screen.getByRole('button', { name }));
}

describe('Sign Up', () => {
  it('warns of a common password beside its field once it is left, and takes it all the same', async () => {
    const { pointer } = await open();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(signup, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(authentication);
      }),
    );
    await fillSignup(pointer, { sum: answer() });
    const password = screen.getByLabelText('Password');
    await pointer.clear(password);
    await pointer.type(password, 'Letmein');
    expect(screen.queryByText(/Many people use this password/)).not.toBeInTheDocument();
    await pointer.tab();
    await screen.findByText(/Many people use this password/);
    expect(password).not.toBeInvalid();
    await submit(pointer, 'Sign Up');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('refuses a password of spaces alone at its field', async () => {
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '3' });
    const password = screen.getByLabelText('Password');
    await pointer.clear(password);
    await pointer.type(password, '        ');
    await submit(pointer, 'Sign Up');
    await screen.findByText('A password of spaces alone is not enough');
    expect(password).toBeInvalid();
  });

  it('is what the card begins with', async () => {
    await open();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Get 10 free coloring pages instantly')).toBeVisible();
    expect(asked()).toContain('1 + 2');
  });

  it('tells password keepers that the address is the account, as Log In does', async () => {
    const { pointer } = await open();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await pointer.click(screen.getByRole('tab', { name: 'Log In' }));
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('sends email, username and password alone, then welcomes and signs in', async () => {
    let body: unknown;
    server.use(
      mockEndpoint(signup, (call) => {
        body = call.body;
        return authentication;
      }),
    );
    const { pointer, ...view } = await open();
    await fillSignup(pointer, { sum: '3', username: '  Robin ' });
    await submit(pointer, 'Sign Up');
    await expectEntered(view, authentication, 'Account created successfully!');
    expect(body).toEqual({ email: 'robin@example.com', username: 'Robin', password: 'paper-and-ink' });
  });

  it('asks for the Terms first, then the sum, then the username, one fault at a time and without a call', async () => {
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '4', username: ' ', accepts: false });
    await submit(pointer, 'Sign Up');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please accept the Terms of Service to continue',
    );
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(screen.queryByText(/Incorrect answer/)).not.toBeInTheDocument();

    await pointer.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toBeValid();
    await submit(pointer, 'Sign Up');
    await expectRefused(screen.getByLabelText(/\d+ \+ \d+/), WRONG_SUM);
    expect(screen.queryByText('Username is required')).not.toBeInTheDocument();

    await pointer.type(screen.getByLabelText(/\d+ \+ \d+/), '7');
    await submit(pointer, 'Sign Up');
    await expectRefused(screen.getByLabelText('Username'), 'Username is required');
    expect(screen.queryByText(/Authentication failed/)).not.toBeInTheDocument();
  });

  it('asks a new question after a wrong sum, and the old sum no longer counts', async () => {
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '4' });
    await submit(pointer, 'Sign Up');
    await expectRefused(screen.getByLabelText(/\d+ \+ \d+/), WRONG_SUM);
    expect(asked()).toContain('3 + 4');
    expect(screen.getByLabelText(/\d+ \+ \d+/)).toHaveValue('');
    await pointer.type(screen.getByLabelText(/\d+ \+ \d+/), '3');
    await submit(pointer, 'Sign Up');
    expect(asked()).toContain('5 + 6');
  });

  it("shows the server's sentence and keeps the question when it is refused", async () => {
    server.use(mockEndpoint(signup, () => errorResponse('EMAIL_TAKEN', 'This email is taken.')));
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '3' });
    await submit(pointer, 'Sign Up');
    expect(await screen.findByText('This email is taken.')).toBeVisible();
    expect(asked()).toContain('1 + 2');
    expect(screen.getByLabelText(/\d+ \+ \d+/)).toHaveValue('3');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('marks the field that the server did not take, says why beside it, and takes the mark away on typing', async () => {
    const detail = 'Password must be at least 6 characters long';
    const fields = { password: detail };
    server.use(mockEndpoint(signup, () => errorResponse('VALIDATION_FAILED', detail, { fields })));
    const { pointer } = await open();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription('At least 6 characters');
    await fillSignup(pointer, { sum: '3' });
    await pointer.clear(password);
    await pointer.type(password, '12345');
    await submit(pointer, 'Sign Up');
    await expectRefused(password, detail);
    await waitFor(() => expect(password).toHaveFocus());
    await pointer.type(password, '!');
    expect(password).toBeValid();
    await waitFor(() => expect(screen.queryByText(detail)).not.toBeInTheDocument());
  });

  it.each([
    [40, 'Too many attempts. Please try again in 1 minute.'],
    [840, 'Too many attempts. Please try again in 14 minutes.'],
    [20_000, 'Too many attempts. Please try again in 6 hours.'],
  ])('says when to try again after too many attempts: %i seconds', async (waitS, sentence) => {
    const headers = { 'Retry-After': String(waitS) };
    server.use(mockEndpoint(signup, () => errorResponse('RATE_LIMITED', 'Too many attempts.', { headers })));
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '3' });
    await submit(pointer, 'Sign Up');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says that authentication failed when the server gives no sentence', async () => {
    server.use(mockEndpoint(signup, () => new HttpResponse('<html>', { status: 502 })));
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '3' });
    await submit(pointer, 'Sign Up');
    expect(await screen.findByText('Authentication failed. Please try again.')).toBeVisible();
  });

  it('disables inputs, tabs and the button while it waits, and the button says so', async () => {
    server.use(mockEndpoint(signup, neverAnswers));
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '3' });
    await submit(pointer, 'Sign Up');
    expect(await screen.findByRole('button', { name: 'Please wait...' })).toBeDisabled();
    for (const tab of screen.getAllByRole('tab')) expect(tab).toBeDisabled();
    for (const input of [...screen.getAllByRole('textbox'), screen.getByRole('checkbox')]) {
      expect(input).toBeDisabled();
    }
    expect(screen.getByLabelText('Password')).toBeDisabled();
  });

  it("keeps the browser's own checks of required fields and of the address", async () => {
    const { pointer } = await open();
    for (const label of ['Email', 'Username', 'Password', /\d+ \+ \d+/]) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email').closest('form')).not.toHaveAttribute('novalidate');
    await submit(pointer, 'Sign Up');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens the Terms of Service in a dialog', async () => {
    const { pointer } = await open();
    await pointer.click(screen.getByRole('button', { name: 'Terms of Service' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Service' }));
    const month = new Date(`${TERMS_VERSION}-15`).toLocaleDateString('en', {
      month: 'long',
      year: 'numeric',
    });
    expect(month).toBe('January 2025');
    expect(dialog.getByText(new RegExp(month))).toBeVisible();
    expect(dialog.getByText(/Backups are kept for at most 30 days/)).toBeVisible();
    expect(dialog.getByText(/aged 13 and up/)).toBeVisible();
    expect(dialog.getByText(/non-refundable/)).toBeVisible();
    await pointer.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('Log In', () => {
  it('sends email and password, welcomes back and signs in', async () => {
    let body: unknown;
    server.use(
      mockEndpoint(login, (call) => {
        body = call.body;
        return authentication;
      }),
    );
    const { pointer, ...view } = await open();
    await fillLogin(pointer);
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByText('Sign in to continue creating magic')).toBeVisible();
    await submit(pointer, 'Log In');
    await expectEntered(view, authentication, 'Welcome back!');
    expect(body).toEqual({ email: 'robin@example.com', password: 'paper-and-ink' });
  });

  it('needs neither Terms nor sum', async () => {
    const { pointer } = await open();
    await pointer.click(screen.getByRole('tab', { name: 'Log In' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/\d+ \+ \d+/)).not.toBeInTheDocument();
  });

  it("shows the server's sentence, or that authentication failed, and renews the question each time", async () => {
    server.use(mockEndpoint(login, () => errorResponse('INVALID_CREDENTIALS', 'Wrong email or password.')));
    const { pointer } = await open();
    await fillLogin(pointer);
    expect(randomInteger).toHaveBeenCalledTimes(2);
    await submit(pointer, 'Log In');
    expect(await screen.findByText('Wrong email or password.')).toBeVisible();
    expect(randomInteger).toHaveBeenCalledTimes(4);

    server.use(mockEndpoint(login, () => HttpResponse.error()));
    await submit(pointer, 'Log In');
    expect(await screen.findByText('Authentication failed. Please try again.')).toBeVisible();
    expect(randomInteger).toHaveBeenCalledTimes(6);
  });

  it('waits with everything disabled', async () => {
    server.use(mockEndpoint(login, neverAnswers));
    const { pointer } = await open();
    await fillLogin(pointer);
    await submit(pointer, 'Log In');
    expect(await screen.findByRole('button', { name: 'Please wait...' })).toBeDisabled();
    for (const tab of screen.getAllByRole('tab')) expect(tab).toBeDisabled();
    expect(screen.getByLabelText('Email')).toBeDisabled();
    expect(screen.getByLabelText('Password')).toBeDisabled();
  });

  it('leads to the forgotten password by a plain link', async () => {
    const { pointer } = await open();
    await pointer.click(screen.getByRole('tab', { name: 'Log In' }));
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});

describe('changing tabs', () => {
  it('renews the question on the way to Sign Up, not on the way to Log In', async () => {
    const { pointer } = await open();
    await pointer.click(screen.getByRole('tab', { name: 'Log In' }));
    expect(randomInteger).toHaveBeenCalledTimes(2);
    await pointer.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(asked()).toMatch(/\d+ \+ \d+/);
    expect(asked()).not.toContain('1 + 2');
  });

  it('keeps what was typed', async () => {
    const { pointer } = await open();
    await fillSignup(pointer, { sum: '3' });
    await pointer.click(screen.getByRole('tab', { name: 'Log In' }));
    expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
    await pointer.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByLabelText('Username')).toHaveValue('Robin');
  });
});
