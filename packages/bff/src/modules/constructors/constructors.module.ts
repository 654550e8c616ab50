import { constructorsEndpoints } from '@isp/contract'
import { currentConsents } from '@isp/contract/consent-documents'
import { currentPersonalDataText } from '@isp/i18n/consent-texts'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Constructors } from './constructors.service.ts'

export const constructorsModule = defineModule({
  endpoints: constructorsEndpoints,
  open: ({ inTurn, constructors }: Shared & { constructors: Constructors }) => ({
    handlers: {
      constructorTypes: () => constructors.list(),
      constructorType: ({ params }) => ({
        ...constructors.one(params.toolType),
        consent: { id: currentConsents.personalData, text: [...currentPersonalDataText] },
      }),
      constructorDrawing: ({ params, query, caller }, { ip }) =>
        inTurn(callerKey(caller, ip), () =>
          constructors.drawing(params.toolType, query.format, query.configuration ?? ''),
        ),
    },
  }),
})
