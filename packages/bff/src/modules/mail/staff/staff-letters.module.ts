import { staffLettersEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import { createStaffLetters } from './staff-letters.service.ts'

/** What the shop has written to people, for the administrator to read. */
export const staffLettersModule = defineModule({
  endpoints: staffLettersEndpoints,
  open: (context) => {
    const service = createStaffLetters(context)
    return {
      handlers: {
        staffLetters: ({ query }) => service.list(query),
        staffLetter: ({ params }) => service.read(params.id),
      },
    }
  },
})
