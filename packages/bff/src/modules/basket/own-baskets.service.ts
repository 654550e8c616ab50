/** What the end of an account and the export of its data ask of the baskets. */
export {
  deleteBaskets as forgetBaskets,
  selectOwnLines as readOwnLines,
} from './own-baskets.sql.ts'
