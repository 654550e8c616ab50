import { type Drawing, fillPath, linePath } from '@isp/constructors'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const round = (value: number): number => Math.round(value * 10) / 10

/** Text colour of the shop, also used in print, and its accent. */
const INK = '#1c2329'
const ACCENT = '#bf420a'

export const sizeOf = ({ width, height }: Drawing) => ({
  width: Math.round(width),
  height: Math.ceil(height),
})

const textsOf = ({ primitives }: Drawing): string =>
  primitives
    .flatMap((one) => {
      if (one.kind !== 'text') return []
      const [x, y] = [round(one.at[0]), round(one.at[1])]
      const turn = one.isUpright ? ` transform="rotate(-90 ${x} ${y})"` : ''
      return [
        `<text x="${x}" y="${y}" text-anchor="${one.anchor}"${turn}>${escapeText(one.text)}</text>`,
      ]
    })
    .join('')

/** Bolder too: the accent is no colour to those who see none. */
const writeMarked = (drawing: Drawing): string =>
  [
    `<g fill="none" stroke="${ACCENT}" stroke-width="1.8"><path d="${linePath(drawing, 'thin')}"/></g>`,
    `<g fill="${ACCENT}" font-weight="bold"><path d="${fillPath(drawing)}"/>${textsOf(drawing)}</g>`,
  ].join('')

/**
 * A stand-alone picture: uses attributes only, because styles and fonts of the page do not apply to it. `marked`: the
 * shown dimension that stands out, -1: none.
 */
export const writeSvg = (drawing: Drawing, title: string, marked = -1): string => {
  const { width, height } = sizeOf(drawing)
  const [own = [], plain = []] = [true, false].map((isMarked) =>
    drawing.primitives.filter(({ dimension }) => (dimension === marked) === isMarked),
  )
  const rest = { ...drawing, primitives: plain }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Arial, 'Liberation Sans', sans-serif" font-size="${drawing.textSize}" font-style="italic">`,
    `<title>${escapeText(title)}</title>`,
    `<g fill="none" stroke="${INK}" stroke-width="0.8" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${linePath(rest, 'thin')}"/>`,
    `<path d="${linePath(rest, 'axis')}" stroke-dasharray="12 3 2 3"/>`,
    `<path d="${linePath(rest, 'outline')}" stroke-width="1.8"/></g>`,
    `<g fill="${INK}"><path d="${fillPath(rest)}"/>${textsOf(rest)}</g>`,
    own.length > 0 ? writeMarked({ ...drawing, primitives: own }) : '',
    '</svg>',
  ].join('')
}
