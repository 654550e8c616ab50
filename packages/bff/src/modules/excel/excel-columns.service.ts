/** How people call the columns of a table of goods: of a file, and of rows that were pasted. */
export { type Columns, columnsByHeadings } from './workbook/columns.ts'
