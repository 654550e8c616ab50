import type { ConstructorDimension } from '@isp/contract'
import { drawingMessages as messages } from './tool-shapes.messages.ts'

/** Sizes of a product by attribute code. */
export type ToolSizes = Readonly<Record<string, unknown>>
type Scope = Readonly<Record<string, number | string>>

/**
 * How products of some sections are drawn: the body is a constructor's, the dimensions are the product's own,
 * without tolerances.
 */
export type ToolShape = {
  /** The constructor type that gives the body. */
  constructorType: string
  sections: readonly string[]
  /** Values for the body's formulas; null when the sizes describe no possible tool. */
  scopeOf(sizes: ToolSizes): Scope | null
  dimensions: readonly ToolDimension[]
}

/** `of`: the attributes whose size it is. */
export type ToolDimension = ConstructorDimension & { of?: readonly string[] }

const numberOf = (sizes: ToolSizes, code: string): number | null => {
  const value = sizes[code]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** Number of a Morse taper that the constructors support; null for others. */
const morseOf = ({ shank }: ToolSizes): number | null => {
  const found = typeof shank === 'string' ? messages.morse.exec(shank)?.[1] : undefined
  return found === undefined ? null : Number(found)
}

/** Diameter, cutting length and overall length, without which nothing can be drawn. */
const mainSizes = (sizes: ToolSizes) => {
  const [d, l, L] = ['diameter', 'flute_length', 'overall_length'].map((code) =>
    numberOf(sizes, code),
  )
  return d && l && L && l < L ? { d, l, L } : null
}

const length = (to: string, row: number, code: string): ToolDimension => ({
  of: [code],
  kind: 'length',
  from: '0',
  to,
  row,
  text: `{${to}}`,
})
const lengths = [length('l', 1, 'flute_length'), length('L', 2, 'overall_length')]
const shankDiameter: ToolDimension = {
  of: ['shank_diameter'],
  kind: 'diameter',
  place: 'right',
  x: 'L',
  d: 'ds',
  text: 'Ø{ds}',
  when: "shank == 'ha' and isShankKnown == 'yes'",
}
const cone = (L: string): ToolDimension => ({
  of: ['shank'],
  kind: 'leader',
  x: `${L} - 0.5 * table('morseL', km)`,
  text: `${messages.cone} {km}`,
  when: "shank == 'km'",
})
const shelf = (x: string): ToolDimension => ({
  of: ['diameter'],
  kind: 'diameter',
  place: 'shelf',
  x,
  d: 'd',
  text: 'Ø{d}',
})

const known = (size: number | null) => (size === null ? 'no' : 'yes')
const LONGEST_CONE = 124
const CONES = [1, 2, 3, 4]

/** A tapered shank must fit into the length; a cylindrical one without a size of its own is as thick as the tool. */
const shankOf = (sizes: ToolSizes, { d, l, L }: { d: number; l: number; L: number }) => {
  const km = morseOf(sizes)
  const own = numberOf(sizes, 'shank_diameter')
  if (km === null) return { shank: 'ha', km: 1, ds: own ?? d, isShankKnown: known(own) }
  if (!CONES.includes(km) || L - l < LONGEST_CONE * 0.5) return null
  return { shank: 'km', km, ds: d, isShankKnown: 'no' }
}

const drill: ToolShape = {
  constructorType: 'sverlo-spiralnoe',
  sections: [
    'sverla-c-h',
    'sverla-k-h',
    'sverla-dlinnye',
    'sverla-korotkie',
    'sverla-levye',
    'sverla-tverdosplavnye',
  ],
  scopeOf: (sizes) => {
    const main = mainSizes(sizes)
    const shank = main && shankOf(sizes, main)
    if (!shank) return null
    const phi = numberOf(sizes, 'point_angle')
    const omega = numberOf(sizes, 'helix_angle') ?? 30
    return { ...main, ...shank, phi: phi ?? 118, isPointKnown: known(phi), omega }
  },
  dimensions: [
    {
      of: ['point_angle'],
      kind: 'angle',
      angle: 'phi',
      text: '{phi}°',
      when: "isPointKnown == 'yes'",
    },
    shelf('l * 0.25'),
    ...lengths,
    shankDiameter,
    cone('L'),
  ],
}

const endOf = (d: number, r: number | null): string => {
  if (r === null) return 'flat'
  return Math.abs(2 * r - d) < 0.01 ? 'ball' : 'radius'
}

const endMill: ToolShape = {
  constructorType: 'freza-koncevaya',
  sections: ['frezy-koncevye', 'frezy-sfericheskie'],
  scopeOf: (sizes) => {
    const main = mainSizes(sizes)
    const shank = main && shankOf(sizes, main)
    if (!main || shank?.shank !== 'ha') return null
    const r = numberOf(sizes, 'corner_radius')
    const end = endOf(main.d, r)
    if (end === 'ball' && main.l <= main.d / 2) return null
    if (main.L - main.l <= Math.abs(shank.ds - main.d)) return null
    const [z, omega] = [numberOf(sizes, 'teeth') ?? 2, numberOf(sizes, 'helix_angle') ?? 30]
    return { ...main, ...shank, end, r: r ?? 0, z, omega }
  },
  dimensions: [
    {
      of: ['corner_radius'],
      kind: 'leader',
      x: "if(end == 'ball', d * 0.15, r * 0.3)",
      y: "if(end == 'ball', d * 0.357, d / 2 - r * 0.3)",
      text: 'R{r}',
      when: "end != 'flat'",
    },
    shelf('l * 0.8'),
    ...lengths,
    shankDiameter,
  ],
}

const reamer: ToolShape = {
  constructorType: 'razvertka',
  sections: ['razvertki-ruchnye', 'razvertki-mashinnye'],
  scopeOf: (sizes) => {
    const main = mainSizes(sizes)
    const shank = main && shankOf(sizes, main)
    if (!shank) return null
    const kind = messages.square.test(String(sizes.shank ?? '')) ? 'hand' : 'machine'
    if (kind === 'hand' && main.L - main.l <= 1.2 * shank.ds) return null
    return { ...main, ...shank, kind, z: numberOf(sizes, 'teeth') ?? 6 }
  },
  dimensions: [
    shelf('l * 0.25'),
    ...lengths,
    { ...shankDiameter, when: `kind == 'machine' and ${shankDiameter.when}` },
    cone('L'),
  ],
}

const tap: ToolShape = {
  constructorType: 'metchik',
  sections: ['metchiki-mashinnye', 'metchiki-ruchnye'],
  scopeOf: (sizes) => {
    const main = mainSizes(sizes)
    const P = numberOf(sizes, 'pitch')
    if (!main || P === null || main.d <= 1.4 * P) return null
    const own = numberOf(sizes, 'shank_diameter')
    const ds = own ?? main.d * 0.8
    const hole = Math.min(4, (main.l * 0.4) / P)
    if (0.6 * (main.L - main.l) <= 1.1 * ds) return null
    return { ...main, P, ds, hole, shank: 'ha', isShankKnown: known(own) }
  },
  dimensions: [
    { ...shelf('l * 0.8'), of: ['thread', 'diameter', 'pitch'], text: '{thread.name}' },
    ...lengths,
  ],
}

const countersink: ToolShape = {
  constructorType: 'zenkovka',
  sections: ['zenkery-i-zenkovki'],
  scopeOf: (sizes) => {
    const [d, L, ds, phi, dp] = [
      'diameter',
      'overall_length',
      'shank_diameter',
      'point_angle',
      'min_diameter',
    ].map((code) => numberOf(sizes, code))
    if (!d || !L || !ds || !phi || phi >= 180) return null
    const tip = dp ?? d * 0.2
    const head = (d - tip) / 2 / Math.tan((phi * Math.PI) / 360)
    const b = d * 0.25
    if (tip >= d || head + b >= L) return null
    const z = numberOf(sizes, 'teeth') ?? 3
    return {
      d,
      L,
      ds,
      phi,
      dp: tip,
      b,
      z,
      isTipKnown: known(dp ?? null),
      shank: 'ha',
      isShankKnown: 'yes',
    }
  },
  dimensions: [
    {
      of: ['min_diameter'],
      kind: 'diameter',
      place: 'left',
      x: '0',
      d: 'dp',
      text: 'Ø{dp}',
      when: "isTipKnown == 'yes'",
    },
    { of: ['point_angle'], kind: 'leader', x: '(d - dp) / 4 / tan(phi / 2)', text: '{phi}°' },
    shelf('(d - dp) / 2 / tan(phi / 2) + 0.5 * b'),
    length('L', 1, 'overall_length'),
    shankDiameter,
  ],
}

export const toolShapes: readonly ToolShape[] = [drill, endMill, reamer, tap, countersink]
