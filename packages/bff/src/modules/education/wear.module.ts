import { Readable } from 'node:stream'
import { wearEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { drawWear } from './wear/wear-drawings.ts'

export const wearModule = defineModule({
  endpoints: wearEndpoints,
  open: () => ({
    handlers: {
      wearDrawing: ({ params: { name } }) => {
        const content = Buffer.from(drawWear(name))
        return {
          name: `${name}.svg`,
          mediaType: 'image/svg+xml',
          size: content.length,
          content: Readable.from([content]),
        }
      },
    },
  }),
})
