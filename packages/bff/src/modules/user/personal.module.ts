import { personalEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { type ClosingPorts, createPersonalService } from './personal.service.ts'

const PAGE = 200

/** Path of the page that sent a request, without its query. */
const pageOf = (referer: string | undefined): string | null =>
  referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, PAGE) : null

export const personalModule = defineModule({
  endpoints: personalEndpoints,
  open: (asked: Shared & ClosingPorts) => {
    const service = createPersonalService(asked)
    return {
      handlers: {
        user: ({ params, caller }) => service.get(caller, params.id),
        updateUser: ({ params, body, caller }, { ip, headers }) =>
          service.update(caller, params.id, body, { address: ip, page: pageOf(headers.referer) }),
        changeTimeZone: async ({ body, caller }) => {
          await service.changeTimeZone(caller, body.timezone)
          return done
        },
        saveSettings: ({ body, caller }) => service.saveSettings(caller, body),
        exportPersonalData: ({ caller }) => service.export(caller),
        deleteAccount: async ({ body, caller }, { ip }) => {
          await service.remove(caller, body.password, ip)
          return done
        },
      },
    }
  },
})
