import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Account',
    value: 'signup',
    tabs: [
      { value: 'signup', label: 'Sign Up' },
      { value: 'login', label: 'Log In' },
    ],
    children: [
      <TabPanel key="signup" value="signup">
        Start Creating Free
      </TabPanel>,
      <TabPanel key="login" value="login">
        Welcome Back
      </TabPanel>,
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof Tabs> = {};

function Kept(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}
