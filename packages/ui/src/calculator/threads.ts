/** d × pitch, mm; the first of a size is its coarse pitch (ISO 261). Drills of the coarse ones: DIN 336. */
const metric: readonly (readonly [size: number, pitch: number, drill: number])[] = [
  [2, 0.4, 1.6],
  [2.5, 0.45, 2.05],
  [3, 0.5, 2.5],
  [4, 0.7, 3.3],
  [5, 0.8, 4.2],
  [6, 1, 5],
  [6, 0.75, 5.2],
  [8, 1.25, 6.8],
  [8, 1, 7],
  [8, 0.75, 7.2],
  [10, 1.5, 8.5],
  [10, 1.25, 8.8],
  [10, 1, 9],
  [12, 1.75, 10.2],
  [12, 1.5, 10.5],
  [12, 1.25, 10.8],
  [12, 1, 11],
  [14, 2, 12],
  [14, 1.5, 12.5],
  [16, 2, 14],
  [16, 1.5, 14.5],
  [18, 2.5, 15.5],
  [18, 1.5, 16.5],
  [20, 2.5, 17.5],
  [20, 2, 18],
  [20, 1.5, 18.5],
  [22, 2.5, 19.5],
  [22, 1.5, 20.5],
  [24, 3, 21],
  [24, 2, 22],
  [24, 1.5, 22.5],
  [27, 3, 24],
  [27, 2, 25],
  [30, 3.5, 26.5],
  [30, 2, 28],
  [30, 1.5, 28.5],
  [33, 2, 31],
]

/** ISO 228, DIN 336: name, outside diameter, pitch, drill; mm. */
const pipe: readonly (readonly [name: string, size: number, pitch: number, drill: number])[] = [
  ['G1/8', 9.728, 0.907, 8.8],
  ['G1/4', 13.157, 1.337, 11.8],
  ['G3/8', 16.662, 1.337, 15.25],
  ['G1/2', 20.955, 1.814, 19],
  ['G3/4', 26.441, 1.814, 24.5],
  ['G1', 33.249, 2.309, 30.75],
]

export type Thread = {
  /** As an address names it: `M8x1.25`, `G1/2`. */
  code: string
  size: number
  pitch: number
  /** For a tap that cuts, mm. */
  drill: number
}

export const threads: readonly Thread[] = [
  ...metric.map(([size, pitch, drill]) => ({ code: `M${size}x${pitch}`, size, pitch, drill })),
  ...pipe.map(([code, size, pitch, drill]) => ({ code, size, pitch, drill })),
]

/** For a forming tap: d − 0.45·P, to the next 0.05 mm; from 8 mm on the smaller one, as tables of makers have it. */
export const formingDrill = ({ size, pitch }: Thread): number => {
  const steps = (size - 0.45 * pitch) * 20
  return (size < 8 ? Math.round(steps) : Math.floor(steps + 1e-6)) / 20
}

/** `М8`, `m8×1,25`, `M8-6H`: whatever a name of a product or an article writes. */
export const threadOf = (written: string): Thread | undefined => {
  const text = written
    .toUpperCase()
    .replaceAll(/[МM]/g, 'M')
    .replaceAll(/[ХX×]/g, 'x')
    .replaceAll(',', '.')
    .replaceAll(/\s/g, '')
  const [, size, pitch] = /^M(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?/.exec(text) ?? []
  if (size === undefined) return threads.find(({ code }) => code === text)
  return threads.find(
    (thread) =>
      thread.code.startsWith('M') &&
      thread.size === Number(size) &&
      (pitch === undefined || thread.pitch === Number(pitch)),
  )
}
