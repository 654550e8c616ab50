/** Constructors of tools: what a configuration means and how it is drawn. No zod here: the browser draws too. */
export * from './configuration.ts'
export { drawTool } from './drawing/draw-tool.ts'
export { fillPath, linePath } from './drawing/paths.ts'
export {
  type Drawing,
  type Point,
  type Primitive,
  type Stroke,
  textBox,
} from './drawing/primitives.ts'
export type { DrawingFrame } from './drawing/view.ts'
export { evaluateNumber } from './expression.ts'
export { fillTemplate, formatSize, isShown } from './fill-template.ts'
