import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable.tsx';

interface Row {
  name: string;
  credits: number;
}

const NAMES = ['Robin', 'Mira', 'Jonas', 'Yara', 'Pablo', 'Chloé', 'Aiko'];
const ROWS: Row[] = NAMES.map((name, index) => ({ name, credits: (index * 37) % 100 }));

const meta: Meta<typeof DataTable<Row>> = {
  title: 'Components/DataTable',
  component: DataTable<Row>,
  args: {
    label: 'Users',
    rows: ROWS,
    rowKey: (row) => row.name,
    pageSize: 5,
    emptyText: 'Nobody here',
    columns: [
      { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
      {
        id: 'credits',
        header: 'Credits',
        align: 'end',
        cell: (row) => row.credits,
        sortValue: (row) => row.credits,
      },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof DataTable<Row>> = {};
export const Empty: StoryObj<typeof DataTable<Row>> = { args: { rows: [] } };
