import type { Stop } from './sheet.ts'

/** How a surface answers light: five tones from its lit side to its shade. */
export type Material = { edge: string; light: string; mid: string; dark: string; reflex: string }

const tones = (
  edge: string,
  light: string,
  mid: string,
  dark: string,
  reflex: string,
): Material => ({
  edge,
  light,
  mid,
  dark,
  reflex,
})

export const materials = {
  steel: tones('#98a0a8', '#ffffff', '#c7cdd3', '#767f89', '#aab1b8'),
  bright: tones('#a9b1b9', '#ffffff', '#dbe0e4', '#919aa3', '#c3c9cf'),
  tin: tones('#a47a22', '#fff3bd', '#dfb551', '#936a1a', '#c99f45'),
  tialn: tones('#3e3948', '#b9b2c9', '#6c6478', '#322d3c', '#5d5568'),
  black: tones('#26292d', '#949aa1', '#464a50', '#1b1e21', '#4b5056'),
  carbide: tones('#6f757b', '#eef0f1', '#9ba1a7', '#565c62', '#858b91'),
  brass: tones('#96702f', '#fdecc0', '#d3a95c', '#8a6226', '#bb9350'),
  copper: tones('#8d4f2e', '#ffd9bd', '#cc8257', '#7c3f22', '#b0704a'),
  iron: tones('#5d636a', '#b9bfc5', '#858c94', '#4b5158', '#6c737a'),
  rubber: tones('#1d1f22', '#6a6f75', '#34373b', '#141618', '#34373b'),
  wood: tones('#a87c45', '#f6deb3', '#dab27a', '#9c6f3a', '#c0955c'),
  white: tones('#c5cad0', '#ffffff', '#eef0f2', '#b9bfc6', '#dadee2'),
  graphite: tones('#2b3036', '#8e969f', '#4a5159', '#1f2328', '#454c54'),
  blue: tones('#16407a', '#7fb0ea', '#2867b3', '#123562', '#2f68ad'),
  green: tones('#0f5a4a', '#6cc0aa', '#1d8068', '#0b463a', '#28806b'),
  orange: tones('#a94e10', '#ffbf85', '#e57a24', '#97420b', '#d97a33'),
  red: tones('#84171b', '#f0888a', '#c42b30', '#6c0f14', '#b13338'),
  yellow: tones('#b98a08', '#fff0a8', '#f0c02a', '#a97c06', '#dcae28'),
} satisfies Record<string, Material>

/** The named material; steel for names nobody knows. */
export const materialOf = (name: string): Material =>
  (materials as Record<string, Material>)[name] ?? materials.steel

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Straight mix of two colours: 0 is the first, 1 the second. */
export const mixColors = (left: string, right: string, share: number): string => {
  const to = channels(right)
  const mixed = channels(left).map((value, at) =>
    Math.round(value + ((to[at] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Darker below 0, lighter above, −1 … 1. */
export const tone = (color: string, amount: number): string =>
  amount < 0 ? mixColors(color, '#101317', -amount) : mixColors(color, '#ffffff', amount)

const ramp = ({
  edge,
  light,
  mid,
  dark,
  reflex,
}: Material): readonly (readonly [number, string])[] => [
  [-1, edge],
  [-0.86, mid],
  [-0.56, light],
  [-0.4, light],
  [-0.08, mid],
  [0.42, mixColors(mid, dark, 0.62)],
  [0.72, dark],
  [0.92, reflex],
  [1, mixColors(reflex, dark, 0.6)],
]

/** Colour of a round surface whose normal points up (−1), at the viewer (0) or down (1). */
export const shade = (material: Material, up: number): string => {
  const points = ramp(material)
  const after = points.findIndex(([at]) => at >= up)
  const [rightAt, right] = points[after < 0 ? points.length - 1 : after] ?? [1, material.dark]
  const [leftAt, left] = points[Math.max(0, after - 1)] ?? [rightAt, right]
  return rightAt === leftAt ? right : mixColors(left, right, (up - leftAt) / (rightAt - leftAt))
}

/** Stops of a cylinder, from its upper edge to its lower. */
export const roundStops = (material: Material, lift = 0): Stop[] =>
  ramp(material).map(([at, color]) => [(at + 1) / 2, lift ? tone(color, lift) : color])

/** Stops of a flat panel lit from the upper left. */
export const flatStops = ({ light, mid, dark }: Material, depth = 1): Stop[] => [
  [0, mixColors(mid, light, 0.55 * depth)],
  [0.4, mid],
  [1, mixColors(mid, dark, 0.55 * depth)],
]

/** Stops of a turned face: brushed rings catch light along two rays. */
export const faceStops = ({ light, mid, dark }: Material): Stop[] => [
  [0, mixColors(mid, light, 0.8)],
  [0.35, mixColors(mid, light, 0.25)],
  [0.6, mixColors(mid, light, 0.6)],
  [1, mixColors(mid, dark, 0.35)],
]
