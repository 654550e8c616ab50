import { constructorsEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createKeyedQueue } from '../../plugins/keyed-queue.ts'
import { createPapers } from '../document/papers.service.ts'
import { readConstructorTypes } from './constructor-types.ts'
import { createConstructors } from './constructors.service.ts'

export const constructorsModule = defineModule({
  endpoints: constructorsEndpoints,
  open: ({ now }) => {
    const papers = createPapers()
    const constructors = createConstructors({ types: readConstructorTypes(), papers, now })
    const inTurn = createKeyedQueue()
    return {
      close: papers.close,
      handlers: {
        constructorTypes: () => constructors.list(),
        constructorType: ({ params }) => constructors.one(params.toolType),
        constructorDrawing: ({ params, query }, { ip }) =>
          inTurn(ip, () =>
            constructors.drawing(params.toolType, query.format, query.configuration ?? ''),
          ),
      },
    }
  },
})
