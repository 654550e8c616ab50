import { constructorsEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Constructors } from './constructors.service.ts'

export const constructorsModule = defineModule({
  endpoints: constructorsEndpoints,
  open: ({ inTurn, constructors }: Shared & { constructors: Constructors }) => ({
    handlers: {
      constructorTypes: () => constructors.list(),
      constructorType: ({ params }) => constructors.one(params.toolType),
      constructorDrawing: ({ params, query, caller }, { ip }) =>
        inTurn(callerKey(caller, ip), () =>
          constructors.drawing(params.toolType, query.format, query.configuration ?? ''),
        ),
    },
  }),
})
