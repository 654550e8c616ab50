import { color } from './colors.ts'

/** Steps of 4 px: `space[4]` is 16 px. */
export const space = {
  0: '0',
  px: '1px',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
  20: '80px',
} as const
export type SpaceStep = keyof typeof space

const family =
  "'IBM Plex Sans Variable', 'Plex Fallback', 'Segoe UI', Roboto, Arial, 'Liberation Sans', sans-serif"

/** Type scale in rem over 16 px, so that it grows with the reader's own setting. */
export const font = {
  family,
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
  size: {
    xs: '0.75rem',
    s: '0.8125rem',
    m: '0.875rem',
    l: '1rem',
    xl: '1.125rem',
    '2xl': '1.375rem',
    '3xl': '1.75rem',
    '4xl': '2.25rem',
  },
  line: { tight: '1.2', snug: '1.35', normal: '1.5' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  /** Figures of one width: prices and sizes stand under each other. */
  tabular: 'tabular-nums',
} as const
export type FontSize = keyof typeof font.size

export const radius = { s: '3px', m: '4px', l: '8px', pill: '999px' } as const

export const shadow = {
  none: 'none',
  raised: '0 1px 2px rgb(20 26 31 / 8%), 0 2px 8px rgb(20 26 31 / 6%)',
  overlay: '0 4px 12px rgb(20 26 31 / 12%), 0 12px 32px rgb(20 26 31 / 14%)',
} as const

const shade = 'rgb(20 26 31 / 14%)'
const cover = (to: string) => `linear-gradient(to ${to}, ${color.surface} 40%, transparent)`
const edge = (to: string) => `linear-gradient(to ${to}, ${shade}, transparent)`

/** A box that scrolls says so: a shadow at the edge behind which there is more. Covers scroll along with the content and hide it at the end. */
export const scrollShadow = {
  block: {
    background: [
      `${cover('bottom')} top / 100% 24px no-repeat local`,
      `${cover('top')} bottom / 100% 24px no-repeat local`,
      `${edge('bottom')} top / 100% 10px no-repeat scroll`,
      `${edge('top')} bottom / 100% 10px no-repeat scroll`,
    ].join(','),
  },
  inline: {
    background: [
      `${cover('right')} left / 24px 100% no-repeat local`,
      `${cover('left')} right / 24px 100% no-repeat local`,
      `${edge('right')} left / 10px 100% no-repeat scroll`,
      `${edge('left')} right / 10px 100% no-repeat scroll`,
    ].join(','),
  },
} as const

/** What lies over what. Native dialogs are in the top layer, above all of these. */
export const zIndex = {
  base: 0,
  sticky: 10,
  header: 20,
  bottomBar: 30,
  dropdown: 40,
  popup: 60,
  tooltip: 70,
} as const

/** `position` of what stays in sight while the page scrolls: a window of some 250 px (400 % zoom) has no room for that (`globalCss`). */
export const sticky = 'var(--sticky)' as 'sticky'

/** Durations in CSS units. Constants of §9 that are times live beside their component. */
export const motion = {
  fast: '120ms',
  normal: '200ms',
  popup: '300ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Height of controls: `m` on a desk; a coarse pointer gets 44 px wherever a control is smaller. */
export const controlHeight = { s: '32px', m: '40px', l: '48px', touch: '44px' } as const
