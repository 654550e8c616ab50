import { describe, expect, test } from 'vitest'
import { type ColorName, color } from './colors.ts'

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const luminance = (name: ColorName): number => {
  const hex = color[name].slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: ColorName, other: ColorName): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const texts: [ColorName, ColorName][] = [
  ['text', 'surface'],
  ['text', 'surfaceMuted'],
  ['text', 'surfaceSunken'],
  ['text', 'highlight'],
  ['textSecondary', 'surface'],
  ['textSecondary', 'surfaceMuted'],
  ['textMuted', 'surface'],
  ['textMuted', 'surfaceMuted'],
  ['textMuted', 'surfaceSunken'],
  ['textInverse', 'surfaceInverse'],
  ['textInverse', 'surfaceInverseRaised'],
  ['textInverseMuted', 'surfaceInverse'],
  ['textInverseMuted', 'surfaceInverseRaised'],
  ['textInverse', 'accent'],
  ['textInverse', 'accentHover'],
  ['textInverse', 'accentActive'],
  ['textInverse', 'danger'],
  ['accent', 'surface'],
  ['accent', 'surfaceMuted'],
  ['accentHover', 'accentSoft'],
  ['accent', 'accentSoft'],
  ['link', 'surface'],
  ['link', 'surfaceMuted'],
  ['linkHover', 'surface'],
  ['success', 'surface'],
  ['success', 'surfaceMuted'],
  ['success', 'successSoft'],
  ['warning', 'surface'],
  ['warning', 'surfaceMuted'],
  ['warning', 'warningSoft'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
]

const edges: [ColorName, ColorName][] = [
  ['lineStrong', 'surface'],
  ['focus', 'surface'],
  ['focus', 'surfaceMuted'],
  ['focusInverse', 'surfaceInverse'],
]

describe('палитра', () => {
  test.each(texts)('посетитель различает текст %s на фоне %s (4,5 : 1)', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('посетитель различает границу %s на фоне %s (3 : 1)', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
  })
})
