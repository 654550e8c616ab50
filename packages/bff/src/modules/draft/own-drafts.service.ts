/** What the deletion of an account and the export of its data need from drafts. */
export {
  deletePrivateDrafts as forgetPrivateDrafts,
  selectOwnDrafts as readOwnDrafts,
} from './own-drafts.sql.ts'
