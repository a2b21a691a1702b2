import { changePassword, deleteAccount, exportAccount } from '@lineleaf/api-client/contract';
import { buildUser, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderAuth, server } from '../../testing/authTest.tsx';
import { expectRefused } from '../../testing/expectRefused.ts';
import { quietAccount } from '../../testing/quietAccount.ts';

const user = buildUser({ email: 'robin@example.com', username: 'Robin', credits: 1234 });

async function open() {
  server.use(...quietAccount);
  const view = renderAuth('/settings', user);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { ...view, pointer: userEvent.setup() };
}

it('shows email, username and credits, and none of them can be edited', async () => {
  await open();
  for (const [term, value] of [
    ['Email', 'robin@example.com'],
    ['Username', 'Robin'],
    ['Credits', '1,234'],
  ] as const) {
    expect(screen.getByText(term).nextElementSibling).toHaveTextContent(value);
  }
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('changing the password', () => {
  const button = () => screen.getByRole('button', { name: 'Change password' });

  async function fill(next: string, confirmation = next) {
    const view = await open();
    await view.pointer.type(screen.getByLabelText('Current password'), 'the-old-one');
    await view.pointer.type(screen.getByLabelText('New password'), next);
    await view.pointer.type(screen.getByLabelText('Confirm new password'), confirmation);
    return view;
  }

  it('can be sent only when all three fields are filled', async () => {
    const { pointer } = await open();
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(button()).toBeDisabled();
      expect(screen.getByLabelText(label)).toBeRequired();
      await pointer.type(screen.getByLabelText(label), 'something-long');
    }
    expect(button()).toBeEnabled();
  });

  it('tells password keepers whose password changes', async () => {
    const { container } = await open();
    const account = container.querySelector('form [autocomplete="username"]');
    expect(account).toHaveValue('robin@example.com');
    expect(account).not.toBeVisible();
  });

  it('refuses fewer than 8 characters without a call', async () => {
    const { pointer } = await fill('zebra77');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('At least 8 characters');
    await pointer.click(button());
    const password = screen.getByLabelText('New password');
    await expectRefused(password, 'New password must be at least 8 characters long');
    expect(screen.queryByText(/could not be changed/)).not.toBeInTheDocument();
  });

  it('refuses spaces alone without a call, and warns of a common password without refusing it', async () => {
    const { pointer } = await fill('        ');
    await pointer.click(button());
    expect(await screen.findByText('A password of spaces alone is not enough')).toBeVisible();
    const password = screen.getByLabelText('New password');
    await pointer.clear(password);
    await pointer.type(password, 'password');
    await pointer.tab();
    expect(await screen.findByText(/Many people use this password/)).toBeVisible();
    expect(password).toBeValid();
  });

  it('refuses two different passwords without a call', async () => {
    const { pointer } = await fill('12345678', '12345679');
    await pointer.click(button());
    await expectRefused(screen.getByLabelText('Confirm new password'), 'New passwords do not match');
    expect(screen.queryByText(/could not be changed/)).not.toBeInTheDocument();
  });

  it("sends old and new, says the server's message, goes on with the fresh token and empties the form", async () => {
    let body: unknown;
    server.use(
      mockEndpoint(changePassword, (call) => {
        body = call.body;
        return { message: 'Password changed successfully', access_token: 'fresh-token' };
      }),
    );
    const { pointer } = await fill('12345678');
    await pointer.click(button());
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(body).toEqual({ current_password: 'the-old-one', new_password: '12345678' });
    expect(localStorage.getItem('token')).toBe('fresh-token');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it("shows the server's sentence, or that it failed, and keeps what was typed", async () => {
    server.use(
      mockEndpoint(changePassword, () => errorResponse('WRONG_PASSWORD', 'That is not your password.')),
    );
    const { pointer } = await fill('12345678');
    await pointer.click(button());
    expect(await screen.findByText('That is not your password.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toBeInvalid();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    server.use(mockEndpoint(changePassword, () => HttpResponse.error()));
    await waitFor(() => expect(button()).toBeEnabled());
    await pointer.click(button());
    expect(await screen.findByText('The password could not be changed. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('the-old-one');
  });
});

describe('the data of the account', () => {
  it('is downloaded as an archive with the pictures', async () => {
    const archive = { headers: { 'Content-Type': 'application/zip' } };
    server.use(mockEndpoint(exportAccount, ({ query }) => new Response(`a ${query.get('format')}`, archive)));
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return 'blob:account';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { pointer } = await open();
    await pointer.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(names).toEqual(['lineleaf-account.zip']));
    expect(files[0]?.type).toBe('application/zip');
    expect(await files[0]?.text()).toBe('a zip');
  });

  it('that was collected too often is told in the words of the server', async () => {
    server.use(mockEndpoint(exportAccount, () => errorResponse('RATE_LIMITED', 'Not so often.')));
    const { pointer } = await open();
    await pointer.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Not so often.')).toBeVisible();
  });

  it('that cannot be collected is told', async () => {
    server.use(mockEndpoint(exportAccount, () => HttpResponse.error()));
    const { pointer } = await open();
    await pointer.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data could not be collected. Please try again.')).toBeVisible();
  });
});

describe('deleting the account', () => {
  async function openDialog() {
    const view = await open();
    await view.pointer.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    return { ...view, dialog };
  }

  it('needs the password', async () => {
    const { pointer, dialog, store } = await openDialog();
    await pointer.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(dialog.getByLabelText('Password')).toBeInvalid();
    expect(screen.queryByText(/could not be deleted/)).not.toBeInTheDocument();
    expect(store.getState().session.status).toBe('signedIn');
  });

  it('sends the password, says that it is done and signs out', async () => {
    let body: unknown;
    server.use(
      mockEndpoint(deleteAccount, (call) => {
        body = call.body;
        return { message: 'Your account is deleted' };
      }),
    );
    const { pointer, dialog, store } = await openDialog();
    await pointer.type(dialog.getByLabelText('Password'), 'paper-and-ink{Enter}');
    expect(await screen.findByText('Your account is deleted')).toBeVisible();
    expect(body).toEqual({ password: 'paper-and-ink' });
    expect(store.getState().session.status).toBe('signedOut');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is refused with a wrong password and leaves the session', async () => {
    server.use(
      mockEndpoint(deleteAccount, () => errorResponse('WRONG_PASSWORD', 'That is not your password.')),
    );
    const { pointer, dialog, store } = await openDialog();
    await pointer.type(dialog.getByLabelText('Password'), 'guess');
    await pointer.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('That is not your password.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(store.getState().session.status).toBe('signedIn');
  });

  it('is given up by Cancel, which forgets the password', async () => {
    const { pointer, dialog } = await openDialog();
    await pointer.type(dialog.getByLabelText('Password'), 'paper-and-ink');
    await pointer.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await pointer.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByLabelText('Password')).toHaveValue('');
  });
});
