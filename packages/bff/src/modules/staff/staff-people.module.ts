import { staffPeopleEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createStaffPeopleService } from './staff-people.service.ts'

/** Roles of the staff, and blocking of accounts (§7.1). */
export const staffPeopleModule = defineModule({
  endpoints: staffPeopleEndpoints,
  open: (context) => {
    const service = createStaffPeopleService(context)
    return {
      handlers: {
        staffPeople: ({ query }) => service.list(query),
        setStaffRole: ({ body, caller }) => service.setRole(caller, body),
        setAccountStatus: ({ body, caller }) => service.setStatus(caller, body),
      },
    }
  },
})
