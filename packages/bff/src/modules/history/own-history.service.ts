/** For the export and deletion of an account's data. */
export { deleteViews as forgetViews, selectOwnViews as readOwnViews } from './viewed.sql.ts'
