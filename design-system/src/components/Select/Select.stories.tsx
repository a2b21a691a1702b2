import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Paper',
    children: [
      <option key="letter" value="letter">
        Letter
      </option>,
      <option key="a4" value="a4">
        A4
      </option>,
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof Select> = {};
export const Disabled: StoryObj<typeof Select> = { args: { disabled: true } };
