export { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx';
export { TableView, type TableViewColumn, type TableViewProps } from './TableView.tsx';
