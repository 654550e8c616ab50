/** For the export and deletion of an account's data. */
export {
  deleteAllCompared as forgetComparison,
  selectOwnCompared as readOwnComparison,
} from './comparison.sql.ts'
