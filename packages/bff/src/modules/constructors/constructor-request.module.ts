import { constructorRequestEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Files } from '../files/files.service.ts'
import { createConstructorRequests } from './constructor-request.service.ts'
import type { Constructors } from './constructors.service.ts'

export const constructorRequestModule = defineModule({
  endpoints: constructorRequestEndpoints,
  open: (asked: Shared & { constructors: Constructors; files: Files }) => {
    const requests = createConstructorRequests(asked)
    return {
      handlers: {
        sendConstructorRequest: ({ caller, body, files: sent }, { ip }) =>
          requests.send({ caller, address: ip }, body, sent),
        constructorRequestFile: ({ params }) =>
          asked.files.openAttached('constructorRequest', params.fileUuid),
      },
    }
  },
})
