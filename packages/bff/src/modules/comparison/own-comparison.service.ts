/** What the end of an account and the export of its data ask of the comparison. */
export {
  deleteAllCompared as forgetComparison,
  selectOwnCompared as readOwnComparison,
} from './comparison.sql.ts'
