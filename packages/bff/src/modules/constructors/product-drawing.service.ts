import { createHash } from 'node:crypto'
import { type Drawing, drawTool } from '@isp/constructors'
import type { ConstructorType, ProductDrawing } from '@isp/contract'
import { drawingMessages } from './product-drawing/tool-shapes.messages.ts'
import { type ToolSizes, toolShapes } from './product-drawing/tool-shapes.ts'
import { sizeOf, writeSvg } from './product-drawing/write-svg.ts'

export type DrawnGood = {
  name: string
  /** Slugs of the product's section and its ancestors. */
  sections: readonly string[]
  attributes: ToolSizes
}

/** Drawings of products with their own sizes, for wide and narrow screens. */
export type ProductDrawings = {
  /** Data about the drawing for the page; null: there are no sizes to draw. */
  describe(good: DrawnGood): ProductDrawing | null
  /** For tests that check lines and texts. */
  drawing(good: DrawnGood, view: 'wide' | 'narrow'): Drawing | null
  svg(good: DrawnGood, view: 'wide' | 'narrow'): string | null
  /** File name of a saved drawing. */
  fileName(article: string): string
}

const frames = {
  wide: { width: 760, textSize: 14, body: 96 },
  narrow: { width: 340, textSize: 12, body: 60 },
} as const

/** To be raised when the same sizes are drawn differently, so that browsers fetch cached drawings again. */
const EDITION = 1

type Filled = {
  type: ConstructorType
  scope: Readonly<Record<string, number | string>>
  thread: string
}

export const createProductDrawings = (
  types: ReadonlyMap<string, ConstructorType>,
): ProductDrawings => {
  const shapes = toolShapes.map((shape) => {
    const type = types.get(shape.constructorType)
    if (!type) throw new Error(`there is no constructor ${shape.constructorType} to draw by`)
    const { body } = type.drawing
    return { ...shape, type: { ...type, drawing: { body, dimensions: [...shape.dimensions] } } }
  })
  const fill = ({ sections, attributes }: DrawnGood): Filled | null => {
    const shape = shapes.find((one) => one.sections.some((slug) => sections.includes(slug)))
    const scope = shape?.scopeOf(attributes)
    return shape && scope
      ? { type: shape.type, scope, thread: String(attributes.thread ?? '') }
      : null
  }
  const draw = ({ type, scope, thread }: Filled, view: 'wide' | 'narrow'): Drawing =>
    drawTool(
      type,
      { scope, tables: type.tables ?? {}, options: { thread: { name: thread, code: thread } } },
      frames[view],
    )
  const drawing: ProductDrawings['drawing'] = (good, view) => {
    const filled = fill(good)
    return filled && draw(filled, view)
  }
  return {
    fileName: drawingMessages.fileName,
    describe: (good) => {
      const filled = fill(good)
      if (!filled) return null
      const content = JSON.stringify([EDITION, filled.type.slug, filled.scope, filled.thread])
      return {
        version: createHash('sha256').update(content).digest('hex').slice(0, 12),
        wide: sizeOf(draw(filled, 'wide')),
        narrow: sizeOf(draw(filled, 'narrow')),
      }
    },
    drawing,
    svg: (good, view) => {
      const drawn = drawing(good, view)
      return drawn && writeSvg(drawn, good.name)
    },
  }
}
