import { flatStops, type Material, materials, mixColors } from './material.ts'
import { n, type Sheet, stops } from './sheet.ts'

/** A rounded rectangle as a path. */
export const boxPath = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): string => {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(height - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - width)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - height)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}Z`
}

/** A circle as a path, to cut holes with. */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`

export const polygonPath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

type PanelLook = { depth?: number; rim?: number; x2?: number; y2?: number }

/** A moulded or painted surface: lit from the upper left, with a lit rim and a dark outline. */
export const panel = (
  sheet: Sheet,
  path: string,
  material: Material,
  look: PanelLook = {},
): string => {
  const { depth = 1, rim = 2.4, x2 = 0.35, y2 = 1 } = look
  const rimPaint = sheet.across(
    [
      [0, mixColors(material.mid, '#ffffff', 0.55), 0.9],
      [0.45, material.light, 0.12],
      [0.6, material.dark, 0.2],
      [1, material.dark, 0.85],
    ],
    0,
    0,
    x2,
    y2,
  )
  return `<path d="${path}" fill-rule="evenodd" fill="${sheet.across(flatStops(material, depth), 0, 0, x2, y2)}" stroke="${rimPaint}" stroke-width="${rim}" stroke-linejoin="round"/>`
}

export const plate = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  material: Material,
  look?: PanelLook,
): string => panel(sheet, boxPath(x, y, width, height, radius), material, look)

/** A box seen from the front with its top and right sides showing. */
export const solidBox = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  material: Material,
  radius = 3,
): string => {
  const rise = depth * 0.55
  const top = polygonPath([
    [x, y],
    [x + depth, y - rise],
    [x + width + depth, y - rise],
    [x + width, y],
  ])
  const side = polygonPath([
    [x + width, y],
    [x + width + depth, y - rise],
    [x + width + depth, y + height - rise],
    [x + width, y + height],
  ])
  const topFill = sheet.across([
    [0, mixColors(material.mid, material.light, 0.85)],
    [1, mixColors(material.mid, material.light, 0.5)],
  ])
  const sideFill = sheet.across([
    [0, mixColors(material.mid, material.dark, 0.55)],
    [1, mixColors(material.mid, material.dark, 0.9)],
  ])
  return `<path d="${side}" fill="${sideFill}"/><path d="${top}" fill="${topFill}"/>${plate(sheet, x, y, width, height, radius, material)}`
}

/** A rod or pipe between two points, lit across its width. */
export const rod = (
  sheet: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  material: Material,
  cap: 'butt' | 'round' = 'butt',
): string => {
  const along = Math.hypot(x2 - x1, y2 - y1)
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const isUpsideDown = Math.abs(turn) > 90
  const stops = [
    [0, material.edge],
    [0.28, material.light],
    [0.5, material.mid],
    [0.82, material.dark],
    [1, material.reflex],
  ] as const
  const paint = isUpsideDown
    ? sheet.linear(stops, 0, width / 2, 0, -width / 2)
    : sheet.linear(stops, 0, -width / 2, 0, width / 2)
  return `<path transform="translate(${n(x1)} ${n(y1)}) rotate(${n(turn)})" d="${boxPath(0, -width / 2, along, width, cap === 'round' ? width / 2 : 0)}" fill="${paint}"/>`
}

/** A flat turned disc seen straight on, with the two-ray sheen of a lathe cut. */
export const disc = (
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  material: Material,
  lift = 0,
): string => {
  const { light, mid, dark } = material
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${sheet.across(
    [
      [0, mixColors(mid, light, 0.75 + lift)],
      [0.3, mid],
      [0.5, mixColors(mid, light, 0.5)],
      [0.7, mid],
      [1, mixColors(mid, dark, 0.6)],
    ],
    0.1,
    0,
    0.9,
    1,
  )}"/>`
}

/** A socket head screw seen from above. */
export const screw = (
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  material: Material = materials.black,
): string => {
  const hex = Array.from({ length: 6 }, (_, at): [number, number] => {
    const angle = (at * Math.PI) / 3 + 0.3
    return [x + r * 0.5 * Math.cos(angle), y + r * 0.5 * Math.sin(angle)]
  })
  return `${disc(sheet, x, y, r, material)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.97)}" fill="none" stroke="#0d0f12" stroke-opacity=".5" stroke-width="${n(Math.max(0.8, r * 0.08))}"/><path d="${polygonPath(hex)}" fill="#15181c" opacity=".85"/>`
}

/** A hole in something: dark, with its lower lip lit. */
export const hole = (sheet: Sheet, x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${sheet.across(
    stops('0 #24282d, 0.7 #5b626a, 1 #b9c0c6'),
    0.3,
    0,
    0.7,
    1,
  )}"/>`

/** Cooling slots. */
export const vents = (
  x: number,
  y: number,
  amount: number,
  pitch: number,
  height: number,
  slant = 0,
): string => {
  let path = ''
  for (let at = 0; at < amount; at++)
    path += `M${n(x + at * pitch)} ${n(y)}l${n(slant)} ${n(height)}`
  return `<path d="${path}" stroke="#0c0e10" stroke-opacity=".75" stroke-width="${n(pitch * 0.42)}" stroke-linecap="round"/><path d="${path}" transform="translate(${n(pitch * 0.22)} 0)" stroke="#fff" stroke-opacity=".14" stroke-width="${n(pitch * 0.14)}" stroke-linecap="round"/>`
}

/** A bare line with round ends. */
export const stroke = (path: string, color: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
