/** What the deletion of an account and the export of its data need from baskets. */
export {
  deleteBaskets as forgetBaskets,
  selectOwnLines as readOwnLines,
} from './own-baskets.sql.ts'
