/** What the end of an account and the export of its data ask of the drafts. */
export {
  deletePrivateDrafts as forgetPrivateDrafts,
  selectOwnDrafts as readOwnDrafts,
} from './own-drafts.sql.ts'
