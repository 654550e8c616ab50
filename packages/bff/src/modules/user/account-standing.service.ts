/** Changes of an account by the staff, each in the caller's transaction. */
export {
  type AccountStanding,
  lockAccountAndAdmins,
  updateAccountStatus,
  updateStaffRole,
} from './account-standing.sql.ts'
