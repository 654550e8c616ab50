/**
 * The palette: graphite on white with one vermilion accent. The only place with raw colours.
 * Pairs of text and ground that are used together are held to WCAG AA by colors.test.ts.
 */
export const color = {
  /** Page and card grounds. */
  surface: '#ffffff',
  surfaceMuted: '#f4f5f6',
  surfaceSunken: '#e9ecee',
  surfaceInverse: '#1c2329',
  surfaceInverseRaised: '#2a333b',

  text: '#1c2329',
  textSecondary: '#4a555f',
  textMuted: '#5f6b75',
  textInverse: '#ffffff',
  textInverseMuted: '#b4bec6',
  textDisabled: '#8b959d',

  /** Hairlines between things; `lineStrong` is the edge of a control (3:1 against white). */
  line: '#dfe3e6',
  lineStrong: '#87929b',

  accent: '#bf420a',
  accentHover: '#a33606',
  accentActive: '#872c04',
  accentSoft: '#fdf0e9',
  accentLine: '#f0b796',

  link: '#1c4e80',
  linkHover: '#bf420a',
  focus: '#1f6fd1',
  focusInverse: '#9cc7ff',

  success: '#17703d',
  successSoft: '#e8f4ec',
  warning: '#8a5300',
  warningSoft: '#fdf3e0',
  warningMark: '#d98a00',
  danger: '#b1122f',
  dangerHover: '#930d25',
  dangerActive: '#78091d',
  dangerSoft: '#fcebee',
  info: '#1c4e80',
  infoSoft: '#eaf1f9',

  backdrop: 'rgb(20 26 31 / 48%)',
  highlight: '#ffe9a8',
  transparent: 'transparent',
} as const

export type ColorName = keyof typeof color
