/** What the end of an account and the export of its data ask of the history. */
export { deleteViews as forgetViews, selectOwnViews as readOwnViews } from './viewed.sql.ts'
