import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

interface Row {
  name: string;
  credits: number;
}

const ROWS: Row[] = [
  { name: 'Robin', credits: 9 },
  { name: 'Mira', credits: 120 },
  { name: 'Jonas', credits: 30 },
];

function show(rows: Row[], pageSize?: number) {
  render(
    <DataTable
      label="Users"
      rows={rows}
      rowKey={(row) => row.name}
      pageSize={pageSize}
      emptyText="Nobody here"
      columns={[
        { id: 'name', header: 'Name', cell: (row) => row.name },
        { id: 'credits', header: 'Credits', cell: (row) => row.credits, sortValue: (row) => row.credits },
      ]}
    />,
  );
}

function shownNames() {
  const rows = within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
}

it('keeps the given order until a header is clicked: up, down, as given', async () => {
  show(ROWS);
  const header = screen.getByRole('columnheader', { name: 'Credits' });
  const button = within(header).getByRole('button');
  expect(shownNames()).toEqual(['Robin', 'Mira', 'Jonas']);
  await userEvent.click(button);
  expect(shownNames()).toEqual(['Robin', 'Jonas', 'Mira']);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(button);
  expect(shownNames()).toEqual(['Mira', 'Jonas', 'Robin']);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(button);
  expect(shownNames()).toEqual(['Robin', 'Mira', 'Jonas']);
});

it('offers no order for a column without a value to order by', () => {
  show(ROWS);
  expect(within(screen.getByRole('columnheader', { name: 'Name' })).queryByRole('button')).toBeNull();
});

it('cuts pages and walks through them', async () => {
  show(ROWS, 2);
  expect(shownNames()).toEqual(['Robin', 'Mira']);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(shownNames()).toEqual(['Jonas']);
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

it('says that it is empty, and has no pages then', () => {
  show([]);
  expect(screen.getByText('Nobody here')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
});
