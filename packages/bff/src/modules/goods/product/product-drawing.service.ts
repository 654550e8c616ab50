import { Readable } from 'node:stream'
import type { FileAnswer } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { DrawingView, ProductDrawings } from '../../constructors/product-drawing.service.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { selectDrawnProduct } from './product.sql.ts'

export type ProductDrawingService = {
  /** @throws AppError PRODUCT_NOT_FOUND, also when the product's sizes do not suffice for a drawing */
  draw(productId: number, view: DrawingView, mark?: string): Promise<FileAnswer>
}

export const createProductDrawing = (
  context: CatalogContext,
  drawings: ProductDrawings,
): ProductDrawingService => ({
  draw: async (productId, view, mark) => {
    const [row] = await selectDrawnProduct(context.database, productId)
    const section = row && (await context.describeCovering([row])).sectionById.get(row.sectionId)
    const sections = section?.chain.map(({ slug }) => slug)
    const svg = row && sections ? drawings.svg({ ...row, sections }, view, mark) : null
    if (!row || svg === null) throw new AppError('PRODUCT_NOT_FOUND')
    const content = Buffer.from(svg)
    return {
      name: drawings.fileName(row.article),
      mediaType: 'image/svg+xml',
      size: content.length,
      content: Readable.from([content]),
    }
  },
})
