/** Design tokens: the only source of colours, sizes and times of all components. */
export { type ColorName, color } from './theme/colors.ts'
export { type Breakpoint, breakpoints, forcedColors, media } from './theme/media.ts'
export {
  controlHeight,
  type FontSize,
  font,
  motion,
  radius,
  type SpaceStep,
  scrollShadow,
  shadow,
  space,
  sticky,
  zIndex,
} from './theme/tokens.ts'
