/** What the staff may change of an account, each in the caller's transaction. */
export {
  type AccountStanding,
  lockAccountAndAdmins,
  updateAccountStatus,
  updateStaffRole,
} from './account-standing.sql.ts'
