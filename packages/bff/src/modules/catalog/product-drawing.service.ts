import { Readable } from 'node:stream'
import type { FileAnswer } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import { createProductDrawings } from '../constructors/product-drawing.service.ts'
import { type CatalogPorts, createCatalogContext } from './catalog.context.ts'
import { selectDrawnProduct } from './product.sql.ts'

export type ProductDrawingService = {
  /** @throws AppError PRODUCT_NOT_FOUND, also when its sizes make no drawing */
  draw(productId: number, view: 'wide' | 'narrow'): Promise<FileAnswer>
}

export const createProductDrawing = (ports: CatalogPorts): ProductDrawingService => {
  const context = createCatalogContext(ports)
  const drawings = createProductDrawings()
  return {
    draw: async (productId, view) => {
      const [row] = await selectDrawnProduct(ports.database, productId)
      const section = row && (await context.describeCovering([row])).sectionById.get(row.sectionId)
      const sections = section?.chain.map(({ slug }) => slug)
      const svg = row && sections ? drawings.svg({ ...row, sections }, view) : null
      if (!row || svg === null) throw new AppError('PRODUCT_NOT_FOUND')
      const content = Buffer.from(svg)
      return {
        name: drawings.fileName(row.article),
        mediaType: 'image/svg+xml',
        size: content.length,
        content: Readable.from([content]),
      }
    },
  }
}
