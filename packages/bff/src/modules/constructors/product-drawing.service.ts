import { createHash } from 'node:crypto'
import { type Drawing, drawTool, isShown } from '@isp/constructors'
import type { ConstructorType, ProductDrawing, SectionDrawing } from '@isp/contract'
import { drawingMessages } from './product-drawing/tool-shapes.messages.ts'
import { type ToolDimension, type ToolSizes, toolShapes } from './product-drawing/tool-shapes.ts'
import { sizeOf, writeSvg } from './product-drawing/write-svg.ts'

export type DrawnGood = {
  name: string
  /** Slugs of the product's section and its ancestors. */
  sections: readonly string[]
  attributes: ToolSizes
}

export type DrawingView = keyof typeof frames

/** Drawings of products with their own sizes, for wide and narrow screens. */
export type ProductDrawings = {
  /** Data about the drawing for the page; null: there are no sizes to draw. */
  describe(good: DrawnGood): ProductDrawing | null
  /** Whether goods of the section are drawn, by the slugs of it and its ancestors. */
  isDrawn(sections: readonly string[]): boolean
  /** The same for the small drawing beside the filters, with the attributes that it can mark. */
  describeSmall(good: DrawnGood, productId: number): SectionDrawing | null
  /** For tests that check lines and texts. */
  drawing(good: DrawnGood, view: DrawingView): Drawing | null
  /** `mark`: the attribute whose dimension stands out, if the drawing has it. */
  svg(good: DrawnGood, view: DrawingView, mark?: string): string | null
  /** File name of a saved drawing. */
  fileName(article: string): string
}

const frames = {
  wide: { width: 760, textSize: 14, body: 96 },
  narrow: { width: 340, textSize: 12, body: 60 },
  small: { width: 264, textSize: 12, body: 36 },
} as const

/** To be raised when the same sizes are drawn differently, so that browsers fetch cached drawings again. */
const EDITION = 1

type Filled = {
  type: ConstructorType & { drawing: { dimensions: ToolDimension[] } }
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
  const shapeOf = (sections: readonly string[]) =>
    shapes.find((one) => one.sections.some((slug) => sections.includes(slug)))
  const fill = ({ sections, attributes }: DrawnGood): Filled | null => {
    const shape = shapeOf(sections)
    const scope = shape?.scopeOf(attributes)
    return shape && scope
      ? { type: shape.type, scope, thread: String(attributes.thread ?? '') }
      : null
  }
  const fillingOf = ({ type, scope, thread }: Filled) => ({
    scope,
    tables: type.tables ?? {},
    options: { thread: { name: thread, code: thread } },
  })
  const draw = (filled: Filled, view: DrawingView): Drawing =>
    drawTool(filled.type, fillingOf(filled), frames[view])
  const shownDimensions = (filled: Filled): ToolDimension[] =>
    filled.type.drawing.dimensions.filter((one) => isShown(one, fillingOf(filled)))
  const versionOf = ({ type, scope, thread }: Filled): string => {
    const content = JSON.stringify([EDITION, type.slug, scope, thread])
    return createHash('sha256').update(content).digest('hex').slice(0, 12)
  }
  const drawing: ProductDrawings['drawing'] = (good, view) => {
    const filled = fill(good)
    return filled && draw(filled, view)
  }
  return {
    fileName: drawingMessages.fileName,
    describe: (good) => {
      const filled = fill(good)
      if (!filled) return null
      return {
        version: versionOf(filled),
        wide: sizeOf(draw(filled, 'wide')),
        narrow: sizeOf(draw(filled, 'narrow')),
      }
    },
    isDrawn: (sections) => shapeOf(sections) !== undefined,
    describeSmall: (good, productId) => {
      const filled = fill(good)
      return (
        filled && {
          path: `/api/catalog/products/${productId}/drawing?view=small&version=${versionOf(filled)}`,
          ...sizeOf(draw(filled, 'small')),
          marks: shownDimensions(filled).flatMap(({ of = [] }) => of),
        }
      )
    },
    drawing,
    svg: (good, view, mark = '') => {
      const filled = fill(good)
      if (!filled) return null
      const marked = shownDimensions(filled).findIndex(({ of }) => of?.includes(mark))
      return writeSvg(draw(filled, view), good.name, marked)
    },
  }
}
