import { beginTotp, confirmTotp, disableTotp, getTotp } from '@lineleaf/api-client/contract';
import { buildUser, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAuth, server } from '../../testing/authTest.tsx';
import { quietAccount } from '../../testing/quietAccount.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const enrollment = { secret, otpauth_url: `otpauth://totp/Lineleaf:robin?secret=${secret}&issuer=Lineleaf` };
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`);

async function open(totp: { is_enabled: boolean; recovery_codes_left: number }) {
  const state = { ...totp };
  server.use(
    mockEndpoint(getTotp, () => state),
    ...quietAccount,
  );
  renderAuth('/settings', buildUser());
  const part = within(await screen.findByRole('region', { name: /Code at log-in/ }));
  return { part, state, pointer: userEvent.setup() };
}

it('is turned on with the password, the app and a first code; the recovery codes show once', async () => {
  const { part, state, pointer } = await open({ is_enabled: false, recovery_codes_left: 0 });
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(beginTotp, ({ body }) => {
      sent.push(body);
      return enrollment;
    }),
    mockEndpoint(confirmTotp, ({ body }) => {
      sent.push(body);
      Object.assign(state, { is_enabled: true, recovery_codes_left: 10 });
      return { recovery_codes: codes };
    }),
  );
  await pointer.click(await part.findByRole('button', { name: 'Turn on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'First, your password' }));
  await pointer.type(dialog.getByLabelText('Password'), 'paper-and-ink{Enter}');

  expect(await dialog.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await pointer.type(dialog.getByLabelText('Code'), '123456{Enter}');

  expect(await dialog.findAllByRole('listitem')).toHaveLength(10);
  for (const code of codes) expect(dialog.getByText(code)).toBeVisible();
  expect(sent).toEqual([{ password: 'paper-and-ink' }, { totp: '123456' }]);
  await pointer.click(dialog.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await part.findByText('10 recovery codes left')).toBeVisible();
  expect(part.getByRole('button', { name: 'Turn off' })).toBeVisible();
});

it('keeps asking after a wrong code, which is taken out of the field', async () => {
  const { part, pointer } = await open({ is_enabled: false, recovery_codes_left: 0 });
  server.use(
    mockEndpoint(beginTotp, enrollment),
    mockEndpoint(confirmTotp, () => errorResponse('WRONG_TOTP', 'This code is wrong.')),
  );
  await pointer.click(await part.findByRole('button', { name: 'Turn on' }));
  await pointer.type(await screen.findByLabelText('Password'), 'paper-and-ink{Enter}');
  await pointer.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

it('is turned off with the password and a code', async () => {
  const { part, state, pointer } = await open({ is_enabled: true, recovery_codes_left: 1 });
  expect(await part.findByText('1 recovery code left')).toBeVisible();
  let body: unknown;
  server.use(
    mockEndpoint(disableTotp, (call) => {
      body = call.body;
      Object.assign(state, { is_enabled: false, recovery_codes_left: 0 });
      return { message: 'Log-in no longer asks for a code.' };
    }),
  );
  await pointer.click(part.getByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Turn the code off?' }));
  await pointer.type(dialog.getByLabelText('Password'), 'paper-and-ink');
  await pointer.type(dialog.getByLabelText('Code'), '123456');
  await pointer.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Log-in no longer asks for a code.')).toBeVisible();
  expect(body).toEqual({ password: 'paper-and-ink', totp: '123456' });
  expect(await part.findByRole('button', { name: 'Turn on' })).toBeVisible();
});
