/** Offsets from 0 to 1 with colours; the third member is an opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

/** Stops written short: `0 #fff, 0.5 #888 0.4, 1 #000` are offset, colour and opacity. */
export const stops = (text: string): Stop[] =>
  text.split(', ').map((item) => {
    const [offset = '0', color = '#000', opacity] = item.split(' ')
    return opacity === undefined
      ? [Number(offset), color]
      : [Number(offset), color, Number(opacity)]
  })

/** A picture under way: paints are defined once and referred to by `url(#…)`. */
export type Sheet = {
  linear(
    stops: readonly Stop[],
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    isRepeated?: boolean,
  ): string
  /** In the bounding box of whatever it fills. */
  across(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number): string
  radial(stops: readonly Stop[]): string
  clip(path: string): string
  close(inner: string): string
}

/** Tenths of a pixel are enough at 800 px. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return Number.isFinite(rounded) ? String(rounded === 0 ? 0 : rounded) : '0'
}

const stopTags = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"${
          opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join('')

export const pictureSide = 800

export const createSheet = (): Sheet => {
  const ids = new Map<string, string>()
  const define = (make: (id: string) => string): string => {
    const key = make('')
    const known = ids.get(key)
    if (known) return known
    const id = `p${ids.size}`
    ids.set(key, id)
    return id
  }
  const definitions = new Map<string, string>()
  const paint = (make: (id: string) => string): string => {
    const id = define(make)
    if (!definitions.has(id)) definitions.set(id, make(id))
    return `url(#${id})`
  }
  return {
    linear: (list, x1, y1, x2, y2, isRepeated) =>
      paint(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"${
            isRepeated ? ' spreadMethod="repeat"' : ''
          }>${stopTags(list)}</linearGradient>`,
      ),
    across: (list, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      paint(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(list)}</linearGradient>`,
      ),
    radial: (list) =>
      paint((id) => `<radialGradient id="${id}">${stopTags(list)}</radialGradient>`),
    clip: (path) => paint((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    close: (inner) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSide} ${pictureSide}" width="${pictureSide}" height="${pictureSide}"><defs>${[
        ...definitions.values(),
      ].join(
        '',
      )}</defs><rect width="${pictureSide}" height="${pictureSide}" fill="#fff"/>${inner}</svg>`,
  }
}
