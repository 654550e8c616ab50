import { staffLettersEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import { createStaffLetters } from './staff-letters.service.ts'

/** Letters of the shop, shown to the administrator. */
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
