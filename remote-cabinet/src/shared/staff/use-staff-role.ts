import type { StaffRole } from '@isp/contract'
import { useStanding } from '@isp/session'

/** Null: not of the staff, or not known yet. */
export const useStaffRole = (): StaffRole | null => {
  const standing = useStanding()
  return 'user' in standing ? standing.user.staff_role : null
}
