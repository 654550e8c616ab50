/** Widths where layouts change, px (§9). */
export const breakpoints = [320, 428, 744, 1024, 1338, 1440, 1920, 2142] as const
export type Breakpoint = (typeof breakpoints)[number]

/** Media queries for emotion: `{ [media.up(1024)]: { … } }`. `down` ends just below its width: 743.98 for 744. */
export const media = {
  up: (from: Breakpoint): string => `@media (min-width: ${from}px)`,
  down: (below: Breakpoint): string => `@media (max-width: ${below - 0.02}px)`,
  between: (from: Breakpoint, below: Breakpoint): string =>
    `@media (min-width: ${from}px) and (max-width: ${below - 0.02}px)`,
  /** So little height that nothing may stay in sight: 400 % zoom, a phone on its side. */
  low: '@media (max-height: 400px)',
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Scripts are switched off: what waits for them would wait for ever. */
  noScripts: '@media (scripting: none)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const

/** The reader's own few colours (contrast themes of Windows): grounds and shadows of the page are not painted. Apart, for few need it. */
export const forcedColors = '@media (forced-colors: active)'
