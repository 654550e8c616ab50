import { textsEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { LiveBlocks } from './live/live-blocks.service.ts'
import { createTexts } from './texts.service.ts'

export const textsModule = defineModule({
  endpoints: textsEndpoints,
  open: (context: Shared & { liveBlocks: LiveBlocks }) => {
    const texts = createTexts(context)
    return {
      handlers: {
        redirectMap: () => texts.redirectMap(),
        staffTexts: ({ query }) => texts.list(query),
        openedText: ({ params }) => texts.open(params),
        textWords: ({ params }) => texts.words(params.id),
        createText: ({ body }) => texts.create(body),
        saveText: ({ caller, params, body }) => texts.save(caller, params, body),
        publishText: ({ params, body }) => texts.publish(params.id, body),
        unscheduleText: ({ params }) => texts.unschedule(params.id),
        placeText: ({ params, body }) => texts.place(params, body),
        createOffer: ({ body }) => texts.createOffer(body),
        placeOffer: ({ params, body }) => texts.placeOffer(params.id, body),
        previewText: ({ body }) => texts.preview(body.source),
      },
    }
  },
})
