import { n } from './sheet.ts'

/** Strokes of digits in a 4 × 8 cell: marks are shapes, so that no font is needed. */
const strokes: Record<string, string> = {
  '0': 'M2 0C.4 0 0 2 0 4s.4 4 2 4 2-2 2-4-.4-4-2-4Z',
  '1': 'M.6 1.4L2.4 0V8',
  '2': 'M.1 2C.1.6 1 0 2 0s2 .6 2 2C4 4 .6 5.4 0 8h4',
  '3': 'M.2 1.2C.6.4 1.2 0 2 0c1.2 0 1.9.8 1.9 1.9S3 3.7 1.6 3.7C3 3.7 4 4.5 4 5.8S3.100 8 2 8C1 8 .4 7.600 0 6.800',
  '4': 'M3 8V0L0 5.600h4',
  '5': 'M3.700 0H.6L.3 3.600C.8 3.200 1.300 3 2 3c1.300 0 2 1 2 2.500S3.200 8 2 8C1.100 8 .4 7.600 0 6.800',
  '6': 'M3.500.6C1.500-.4 0 1.500 0 4.800 0 7 .8 8 2 8s2-1 2-2.500S3.200 3.200 2 3.200 0 4 0 5.500',
  '7': 'M0 0h4L1.600 8',
  '8': 'M2 3.700C.8 3.700.300 3 .3 1.900S1 0 2 0s1.700.8 1.700 1.900S3.200 3.700 2 3.700C.8 3.700 0 4.500 0 5.800S.9 8 2 8s2-.9 2-2.200S3.200 3.700 2 3.700Z',
  '9': 'M.5 7.400C2.500 8.400 4 6.500 4 3.200 4 1 3.200 0 2 0S0 1 0 2.500 .8 4.800 2 4.800 4 4 4 2.500',
  '.': 'M1.800 7.700h.4v.3h-.4Z',
}

/** A size mark centred on a point, `height` pixels high. */
export const mark = (
  text: string,
  x: number,
  y: number,
  height: number,
  color = '#2b3036',
  opacity = 0.8,
): string => {
  const scale = height / 8
  const start = x - ((text.length * 6 - 2) / 2) * scale
  const glyphs = [...text]
    .map((digit, at) => `<path transform="translate(${at * 6} 0)" d="${strokes[digit] ?? ''}"/>`)
    .join('')
  return `<g transform="translate(${n(start)} ${n(y - height / 2)}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${color}" stroke-width="1.100" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${glyphs}</g>`
}
