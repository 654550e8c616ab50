import { type Material, materialOf, materials, mixColors } from './draw/material.ts'
import { disc, panel, plate, rod, screw, solidBox, stroke } from './draw/panel.ts'
import { floorShadow } from './draw/place.ts'
import { n, type Sheet } from './draw/sheet.ts'
import { type Family, family, oneOf } from './family.ts'

/** A limb between two joints that narrows, lit across. */
const limb = (
  sheet: Sheet,
  x1: number,
  y1: number,
  r1: number,
  x2: number,
  y2: number,
  r2: number,
  material: Material,
): string => {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const [sx, sy] = [Math.sin(turn), -Math.cos(turn)]
  const path = `M${n(x1 + sx * r1)} ${n(y1 + sy * r1)}L${n(x2 + sx * r2)} ${n(y2 + sy * r2)}A${n(r2)} ${n(r2)} 0 0 1 ${n(x2 - sx * r2)} ${n(y2 - sy * r2)}L${n(x1 - sx * r1)} ${n(y1 - sy * r1)}A${n(r1)} ${n(r1)} 0 0 1 ${n(x1 + sx * r1)} ${n(y1 + sy * r1)}Z`
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const r = Math.max(r1, r2)
  const flip = sx + sy > 0 ? -1 : 1
  const paint = sheet.linear(
    [
      [0, material.mid],
      [0.22, mixColors(material.mid, material.light, 0.75)],
      [0.5, material.mid],
      [0.85, material.dark],
      [1, mixColors(material.dark, material.reflex, 0.6)],
    ],
    mx + sx * r * flip,
    my + sy * r * flip,
    mx - sx * r * flip,
    my - sy * r * flip,
  )
  return `<path d="${path}" fill="${paint}" stroke="${material.dark}" stroke-opacity=".45" stroke-width="2"/>`
}

const joint = (
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  material: Material,
  cap: Material = materials.graphite,
): string =>
  `<circle cx="${x + r * 0.06}" cy="${y + r * 0.09}" r="${n(r * 1.03)}" fill="#101317" opacity=".22"/>${disc(sheet, x, y, r, material)}<circle cx="${x}" cy="${y}" r="${n(r * 0.97)}" fill="none" stroke="#101317" stroke-opacity=".25" stroke-width="2"/>${disc(sheet, x, y, r * 0.62, cap)}${screw(sheet, x, y, r * 0.16, materials.steel)}`

const robotArm = ({ color, kind }: { color: string; kind: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  if (kind === 'scara') {
    return `${floorShadow(sheet, 300, 690, 200)}${solidBox(sheet, 170, 640, 250, 46, 40, materials.graphite, 6)}${plate(sheet, 214, 330, 160, 316, 30, tint, { x2: 1, y2: 0.2 })}${limb(sheet, 300, 330, 74, 470, 320, 60, tint)}${joint(sheet, 300, 326, 66, tint)}${limb(sheet, 470, 284, 58, 640, 276, 50, tint)}${plate(sheet, 560, 130, 120, 160, 26, tint)}${rod(sheet, 624, 330, 624, 560, 30, materials.bright)}${rod(sheet, 624, 110, 624, 134, 30, materials.bright)}${plate(sheet, 594, 556, 60, 26, 6, materials.graphite)}${joint(sheet, 470, 300, 44, tint)}${stroke('M330 250Q400 90 560 160', '#24282d', 20)}`
  }
  return `${floorShadow(sheet, 320, 722, 250)}${plate(sheet, 130, 678, 330, 40, 8, materials.graphite)}${panel(sheet, 'M180 680Q184 600 220 570H370Q408 600 412 680Z', tint, { rim: 4 })}${plate(sheet, 202, 548, 190, 40, 12, materials.graphite)}${stroke('M250 520Q150 380 210 250T400 150', '#24282d', 20)}${limb(sheet, 300, 500, 84, 270, 240, 62, tint)}${joint(sheet, 300, 500, 78, tint)}${limb(sheet, 270, 226, 82, 420, 206, 58, tint)}${limb(sheet, 400, 206, 54, 606, 236, 38, tint)}${joint(sheet, 276, 228, 66, tint)}${limb(sheet, 616, 240, 38, 648, 320, 30, materials.graphite)}${joint(sheet, 614, 240, 40, tint)}${plate(sheet, 622, 336, 58, 22, 5, materials.bright)}${plate(sheet, 612, 356, 78, 34, 8, materials.graphite)}${plate(sheet, 614, 388, 18, 70, 5, materials.steel)}${plate(sheet, 670, 388, 18, 70, 5, materials.steel)}${stroke('M262 450L244 300', '#ffffff', 9, 0.28)}${stroke('M440 186L590 208', '#ffffff', 8, 0.35)}`
}

const cobot = ({ color }: { color: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  const body = materials.white
  const collar = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${tint.mid}" stroke-width="9"/>`
  const knuckle = (x: number, y: number, r: number) =>
    `${disc(sheet, x, y, r, body)}<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#767f89" stroke-opacity=".5" stroke-width="2.500"/>${collar(x, y, r - 14)}${disc(sheet, x, y, r - 24, materials.graphite)}`
  return `${floorShadow(sheet, 300, 720, 190)}${plate(sheet, 206, 682, 188, 34, 14, materials.graphite)}${rod(sheet, 300, 690, 300, 590, 128, body)}${limb(sheet, 300, 570, 66, 220, 300, 50, body)}${knuckle(300, 570, 72)}${limb(sheet, 220, 270, 58, 520, 190, 44, body)}${knuckle(220, 276, 62)}${limb(sheet, 540, 190, 46, 590, 270, 42, body)}${knuckle(536, 190, 50)}${knuckle(592, 282, 44)}${rod(sheet, 592, 326, 592, 372, 66, body)}${plate(sheet, 556, 366, 72, 22, 6, tint)}${plate(sheet, 546, 386, 92, 40, 10, materials.graphite)}${plate(sheet, 550, 424, 22, 74, 8, materials.steel)}${plate(sheet, 612, 424, 22, 74, 8, materials.steel)}`
}

const gripper = ({ kind, color }: { kind: string; color: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  if (kind === 'vacuum') {
    return `${rod(sheet, 400, 90, 400, 250, 60, materials.bright)}${plate(sheet, 350, 200, 100, 90, 12, tint)}${plate(sheet, 452, 226, 70, 36, 8, materials.brass)}${rod(sheet, 400, 290, 400, 400, 40, materials.bright)}${panel(sheet, 'M330 400H470Q506 426 472 446Q524 476 478 506L580 626Q590 644 570 650Q400 680 230 650Q210 644 220 626L322 506Q276 476 328 446Q294 426 330 400Z', materials.rubber, { rim: 4, x2: 1, y2: 0.4 })}${floorShadow(sheet, 400, 668, 200, 16)}`
  }
  const finger = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${plate(sheet, -62, 430, 124, 70, 8, materials.steel)}${panel(sheet, 'M-44 496H44V560L18 580V690H-30V580L-44 560Z', materials.iron, { rim: 3, x2: flip, y2: 0.7 })}<path d="M18 590V686" stroke="#1b1e21" stroke-width="9" stroke-dasharray="7 6"/>${screw(sheet, -22, 466, 13)}${screw(sheet, 26, 466, 13)}</g>`
  return `${floorShadow(sheet, 410, 712, 230, 18)}${plate(sheet, 320, 96, 160, 46, 10, materials.bright)}${solidBox(sheet, 190, 170, 390, 200, 70, tint, 14)}${plate(sheet, 260, 140, 270, 34, 8, materials.graphite)}${solidBox(sheet, 160, 370, 450, 62, 70, materials.bright, 6)}${stroke('M176 402H594', '#3b4249', 10, 0.6)}${finger(276, 1)}${finger(496, -1)}${stroke('M220 214h160', '#ffffff', 15, 0.9)}${stroke('M220 246h90', '#ffffff', 7, 0.6)}${[
    [216, 344],
    [552, 344],
    [552, 198],
  ]
    .map(([x, y]) => screw(sheet, x ?? 0, y ?? 0, 12))
    .join('')}${plate(sheet, 424, 276, 60, 34, 8, materials.brass)}`
}

const robotColors = oneOf('orange', 'graphite', 'blue', 'green', 'red', 'yellow')

export const robots: Record<string, Family> = {
  'robot-arm': family({ kind: oneOf('articulated', 'scara'), color: robotColors }, robotArm),
  gripper: family(
    {
      kind: oneOf('parallel', 'vacuum'),
      color: oneOf('graphite', 'blue', 'green', 'orange', 'red', 'yellow'),
    },
    gripper,
  ),
  cobot: family({ color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow') }, cobot),
}
