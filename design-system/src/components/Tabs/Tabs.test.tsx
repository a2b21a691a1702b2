import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TabPanel, Tabs } from './Tabs.tsx';

function Account({ isDisabled = false }: { isDisabled?: boolean }) {
  const [value, setValue] = useState('signup');
  const tabs = [
    { value: 'signup', label: 'Sign Up', isDisabled },
    { value: 'login', label: 'Log In', isDisabled },
  ];
  return (
    <Tabs label="Account" value={value} onValueChange={setValue} tabs={tabs}>
      <TabPanel value="signup">Start Creating Free</TabPanel>
      <TabPanel value="login">Welcome Back</TabPanel>
    </Tabs>
  );
}

it('shows the panel of the chosen tab alone', async () => {
  render(<Account />);
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Sign Up' })).toHaveTextContent('Start Creating Free');
  await userEvent.click(screen.getByRole('tab', { name: 'Log In' }));
  expect(screen.getByRole('tabpanel', { name: 'Log In' })).toHaveTextContent('Welcome Back');
  expect(screen.queryByText('Start Creating Free')).not.toBeInTheDocument();
});

it('is moved by arrow keys', async () => {
  render(<Account />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Log In', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Log In', selected: true })).toHaveFocus();
});

it('keeps still while its tabs are disabled', async () => {
  render(<Account isDisabled />);
  await userEvent.click(screen.getByRole('tab', { name: 'Log In' }));
  expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toBeDisabled();
});
