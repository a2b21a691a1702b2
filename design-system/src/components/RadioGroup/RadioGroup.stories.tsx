import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'For whom?',
    value: 'middle',
    options: [
      { value: 'small', label: 'Little hands', hint: 'Few, large shapes' },
      { value: 'middle', label: 'School age', hint: 'A scene with details' },
      { value: 'grown', label: 'Grown-ups', hint: 'Fine patterns' },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof RadioGroup> = {};
export const Disabled: StoryObj<typeof RadioGroup> = { args: { isDisabled: true } };

function Kept(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}
