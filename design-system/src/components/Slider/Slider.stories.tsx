import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Slider, type SliderProps } from './Slider.tsx';

const meta: Meta<typeof Slider> = {
  title: 'Components/Slider',
  component: Slider,
  render: (args) => <Kept {...args} />,
  args: { label: 'Opacity', value: 80, min: 10, max: 100, formatValue: (value) => `${value}%` },
};
export default meta;

export const Opacity: StoryObj<typeof Slider> = {};
export const Hue: StoryObj<typeof Slider> = {
  args: {
    label: 'Hue',
    value: 200,
    min: 0,
    max: 360,
    formatValue: (value) => `${value}°`,
    trackBackground: 'linear-gradient(to right in hsl longer hue, red, red)',
  },
};

function Kept(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onValueChange={setValue} />;
}
