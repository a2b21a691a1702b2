import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsText } from './TermsText.tsx';

const meta: Meta<typeof TermsText> = {
  title: 'Components/TermsText',
  component: TermsText,
  decorators: [
    (Story) => (
      <>
        <h2>Terms of Service</h2>
        <Story />
      </>
    ),
  ],
};
export default meta;

export const Plain: StoryObj<typeof TermsText> = {};
