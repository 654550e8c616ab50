import { type Material, materialOf, materials } from './draw/material.ts'
import { boxPath, disc, panel, plate, rod, screw, solidBox, stroke, vents } from './draw/panel.ts'
import { floorShadow } from './draw/place.ts'
import type { Sheet } from './draw/sheet.ts'
import { stops } from './draw/sheet.ts'
import { flutedGrip, turned } from './draw/turned.ts'
import { type Family, family, oneOf } from './family.ts'

type MachineValues = { color: string; kind: string }

/** Machines are painted light, the chosen colour is a trim. */
const paint: Material = materials.white
const machineColors = oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow')

const screen = (sheet: Sheet, x: number, y: number, width: number, height: number): string =>
  `${plate(sheet, x, y, width, height, 6, materials.graphite, { rim: 2 })}<path d="${boxPath(x + 7, y + 7, width - 14, height * 0.5, 3)}" fill="${sheet.across(
    stops('0 #5b86ad, 1 #274766'),
    0,
    0,
    1,
    1,
  )}"/>${Array.from({ length: 8 }, (_, key) => `<rect x="${x + 9 + (key % 4) * ((width - 18) / 4)}" y="${y + height * 0.68 + Math.floor(key / 4) * height * 0.14}" width="${(width - 18) / 4 - 4}" height="${height * 0.09}" rx="2" fill="#aeb6bd"/>`).join('')}`

const handwheel = (sheet: Sheet, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#4b5158" stroke-width="${r * 0.24}"/><circle cx="${x - 1}" cy="${y - 1}" r="${r}" fill="none" stroke="#c9cfd5" stroke-width="${r * 0.11}"/>${stroke(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, '#8d949b', r * 0.16)}${disc(sheet, x, y, r * 0.26, materials.steel)}${rod(sheet, x + r * 0.7, y - r * 0.7, x + r * 0.7 + r * 0.5, y - r * 0.7, r * 0.3, materials.rubber, 'round')}`

const chuckAt = (sheet: Sheet, x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y})">${turned(
    { sheet, tilt: 0.14 },
    [
      [-20, r * 0.8],
      [0, r * 0.8],
      [0, r],
      [34, r],
    ],
    materials.bright,
  )}${[-0.6, 0, 0.6].map((share) => plate(sheet, 30, share * r - r * 0.13, 30, r * 0.26, 3, materials.steel)).join('')}</g>`

const lathe = ({ color, kind }: MachineValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  if (kind === 'cnc') {
    return `${floorShadow(sheet, 400, 628, 380)}${plate(sheet, 40, 560, 720, 60, 6, materials.graphite)}${panel(sheet, 'M40 260L110 200H700L760 250V566H40Z', paint, { rim: 4 })}${panel(sheet, 'M40 470H760V540H40Z', tint, { rim: 2 })}${plate(sheet, 170, 240, 400, 226, 12, materials.graphite, { rim: 4 })}<path d="${boxPath(186, 256, 368, 194, 6)}" fill="${sheet.across(
      stops('0 #2c3a48, 0.5 #52677a, 1 #1f2a35'),
      0,
      0,
      1,
      1,
    )}"/><g opacity=".85">${chuckAt(sheet, 222, 352, 48)}${rod(sheet, 284, 352, 400, 352, 34, materials.bright)}${plate(sheet, 440, 300, 64, 96, 8, materials.steel)}${disc(sheet, 472, 348, 30, materials.bright)}</g><path d="M200 258h120l-120 150z" fill="#fff" opacity=".12"/>${plate(sheet, 556, 320, 12, 90, 6, materials.bright)}${screen(sheet, 604, 270, 112, 160)}${vents(70, 300, 5, 14, 90)}${stroke('M60 250L120 214H690', '#ffffff', 5, 0.9)}`
  }
  const bed = solidBox(sheet, 60, 470, 620, 44, 40, materials.steel, 2)
  return `${floorShadow(sheet, 400, 668, 370)}${panel(sheet, 'M70 514H250V660H60Z', paint)}${panel(sheet, 'M540 514H700V660H548Z', paint)}${plate(sheet, 250, 560, 292, 40, 4, materials.graphite)}${bed}${stroke('M70 480H670M70 492H670', '#ffffff', 2, 0.7)}${panel(sheet, 'M50 292Q52 268 78 266H238Q256 266 258 290V472H50Z', tint, { rim: 4 })}${plate(sheet, 70, 290, 150, 70, 6, paint)}${disc(sheet, 104, 325, 22, materials.graphite)}${disc(sheet, 158, 325, 22, materials.graphite)}<circle cx="200" cy="325" r="10" fill="#c42b30"/>${vents(80, 390, 8, 16, 54)}${chuckAt(sheet, 270, 378, 64)}${rod(sheet, 330, 378, 520, 378, 36, materials.bright)}<g transform="translate(520 378) scale(1 1)"><path d="M0 0L40 -16V16Z" fill="${sheet.across(
    stops('0 #fff, 1 #6f767e'),
  )}"/>${rod(sheet, 38, 0, 80, 0, 34, materials.steel)}</g>${panel(sheet, 'M596 350Q596 336 612 336H690Q706 336 706 350V410L720 470H586Z', tint, { rim: 3 })}${handwheel(sheet, 732, 378, 34)}${panel(sheet, 'M372 448H500L520 480V590H372Z', paint, { rim: 3 })}${plate(sheet, 392, 418, 100, 34, 4, materials.steel)}${plate(sheet, 416, 388, 46, 34, 4, materials.iron)}${handwheel(sheet, 436, 542, 38)}${handwheel(sheet, 492, 530, 20)}${rod(sheet, 250, 530, 546, 530, 14, materials.bright)}${stroke('M64 286Q70 276 90 276H230', '#ffffff', 4, 0.5)}`
}

const millingMachine = ({ color, kind }: MachineValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  if (kind === 'cnc') {
    return `${floorShadow(sheet, 400, 700, 330)}${plate(sheet, 90, 640, 620, 54, 6, materials.graphite)}${plate(sheet, 320, 60, 190, 140, 10, paint)}${panel(sheet, 'M90 180H660L710 210V646H90Z', paint, { rim: 4 })}${panel(sheet, 'M90 566H710V618H90Z', tint, { rim: 2 })}${plate(sheet, 150, 226, 400, 300, 12, materials.graphite, { rim: 4 })}<path d="${boxPath(166, 242, 368, 268, 6)}" fill="${sheet.across(
      stops('0 #2c3a48, 0.5 #566b7e, 1 #1f2a35'),
      0,
      0,
      1,
      1,
    )}"/><g opacity=".9">${plate(sheet, 302, 242, 96, 74, 4, materials.steel)}${rod(sheet, 350, 316, 350, 372, 44, materials.bright)}${rod(sheet, 350, 372, 350, 420, 20, materials.tin)}${plate(sheet, 220, 448, 262, 34, 4, materials.steel)}${plate(sheet, 290, 420, 120, 28, 3, materials.blue)}</g><path d="M184 244h130l-130 180z" fill="#fff" opacity=".12"/>${plate(sheet, 536, 330, 12, 110, 6, materials.bright)}${screen(sheet, 576, 280, 112, 170)}${vents(350, 84, 8, 17, 70)}<path d="M404 52v-24" stroke="#4b5158" stroke-width="12"/><path d="M404 30v-14" stroke="#49b36b" stroke-width="14"/>`
  }
  return `${floorShadow(sheet, 400, 724, 250)}${panel(sheet, 'M210 660H600V716H196Z', materials.graphite)}${panel(sheet, 'M440 180H590L600 664H410L430 420Z', tint, { rim: 4 })}${panel(sheet, 'M230 130H590V250H430L420 300H260Q232 296 230 260Z', tint, { rim: 4 })}${plate(sheet, 262, 60, 116, 80, 16, paint)}${vents(280, 78, 6, 16, 44)}${plate(sheet, 268, 160, 130, 66, 6, paint)}${disc(sheet, 300, 193, 18, materials.graphite)}<circle cx="350" cy="193" r="9" fill="#c42b30"/><g transform="translate(320 296) rotate(90)">${turned(
    { sheet, tilt: 0.1 },
    [
      [0, 46],
      [50, 44],
      [60, 34],
      [90, 30],
    ],
    materials.bright,
  )}${turned(
    { sheet, tilt: 0.1 },
    [
      [90, 15],
      [136, 15],
    ],
    materials.tin,
  )}</g>${solidBox(sheet, 120, 470, 500, 40, 34, materials.steel, 3)}${stroke('M130 482H612M130 496H612', '#3b4249', 3, 0.5)}${panel(sheet, 'M250 512H460V560L440 640H300L250 560Z', tint, { rim: 3 })}${plate(sheet, 270, 436, 130, 34, 3, materials.iron)}${rod(sheet, 350, 640, 350, 666, 40, materials.bright)}${handwheel(sheet, 90, 492, 32)}${handwheel(sheet, 356, 574, 36)}${stroke('M452 196L584 190', '#ffffff', 5, 0.4)}${stroke('M470 300h84', '#ffffff', 12, 0.85)}`
}

const drillPress = ({ color }: MachineValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  return `${floorShadow(sheet, 420, 726, 220)}${solidBox(sheet, 250, 676, 300, 40, 50, materials.iron, 6)}${rod(sheet, 478, 150, 478, 684, 54, materials.bright)}${plate(sheet, 432, 640, 92, 40, 8, materials.iron)}${panel(sheet, 'M220 130Q222 92 262 90H560Q600 92 604 130V240Q600 274 560 276H470L430 330H290L270 276H240Q220 270 220 240Z', tint, { rim: 4 })}${plate(sheet, 280, 46, 300, 60, 22, tint, { rim: 4 })}${plate(sheet, 548, 120, 92, 140, 18, materials.graphite)}${vents(562, 144, 5, 15, 92)}${plate(sheet, 268, 140, 150, 96, 8, paint)}<circle cx="308" cy="188" r="17" fill="#49b36b" stroke="#14532b" stroke-opacity=".4" stroke-width="3"/><circle cx="362" cy="188" r="17" fill="#c42b30" stroke="#5c1014" stroke-opacity=".4" stroke-width="3"/><g transform="translate(350 326) rotate(90)">${turned(
    { sheet, tilt: 0.1 },
    [
      [0, 34],
      [40, 34],
    ],
    materials.bright,
  )}${turned(
    { sheet, tilt: 0.1 },
    [
      [40, 28],
      [46, 34],
      [96, 34],
      [126, 14],
    ],
    materials.graphite,
  )}${flutedGrip({ sheet, tilt: 0.1 }, 50, 92, 34, 8, 0.4)}${turned(
    { sheet, tilt: 0.1 },
    [
      [126, 8],
      [196, 8],
      [206, 1],
    ],
    materials.steel,
  )}</g>${solidBox(sheet, 256, 552, 210, 24, 40, materials.iron, 4)}${plate(sheet, 430, 540, 92, 62, 10, materials.iron)}<g transform="translate(452 262)">${disc(sheet, 0, 0, 30, materials.steel)}${[-60, 60, 180].map((turn) => `<g transform="rotate(${turn})">${rod(sheet, 0, 0, 112, 0, 11, materials.bright)}<circle cx="120" r="17" fill="${materials.rubber.mid}"/></g>`).join('')}</g>${stroke('M240 116Q250 106 270 104H540', '#ffffff', 5, 0.45)}`
}

const bandsaw = ({ color }: MachineValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  return `${floorShadow(sheet, 400, 690, 330)}${panel(sheet, 'M150 540H650V680H140Z', materials.graphite)}${plate(sheet, 190, 570, 130, 86, 6, tint)}${solidBox(sheet, 110, 486, 570, 50, 40, materials.steel, 4)}${plate(sheet, 350, 420, 56, 70, 5, materials.iron)}${plate(sheet, 468, 420, 56, 70, 5, materials.iron)}${rod(sheet, 400, 452, 470, 452, 56, materials.steel)}<g transform="rotate(-16 400 330)">${panel(sheet, 'M90 300Q90 190 200 190H620Q724 190 724 300Q724 400 640 410L600 352H260L210 408Q90 400 90 300Z', tint, { rim: 5 })}${disc(sheet, 192, 300, 76, paint)}<circle cx="192" cy="300" r="76" fill="none" stroke="${tint.dark}" stroke-opacity=".5" stroke-width="4"/>${disc(sheet, 632, 300, 76, paint)}<circle cx="632" cy="300" r="76" fill="none" stroke="${tint.dark}" stroke-opacity=".5" stroke-width="4"/>${screw(sheet, 192, 300, 14)}${screw(sheet, 632, 300, 14)}${plate(sheet, 300, 340, 40, 60, 6, materials.steel)}${plate(sheet, 500, 340, 40, 60, 6, materials.steel)}<path d="M220 392H610" stroke="#8d949b" stroke-width="10"/><path d="M220 398H610" stroke="#3b4249" stroke-width="3" stroke-dasharray="5 4"/>${stroke('M150 212Q180 204 210 204H600', '#ffffff', 6, 0.4)}${stroke('M330 262h150', '#ffffff', 15, 0.9)}${plate(sheet, 560, 130, 110, 62, 14, materials.graphite)}${vents(576, 142, 6, 14, 38)}</g>`
}

export const machines: Record<string, Family> = {
  lathe: family({ kind: oneOf('manual', 'cnc'), color: machineColors }, lathe),
  'milling-machine': family({ kind: oneOf('manual', 'cnc'), color: machineColors }, millingMachine),
  'drill-press': family({ kind: oneOf('bench'), color: machineColors }, drillPress),
  bandsaw: family({ kind: oneOf('metal'), color: machineColors }, bandsaw),
}
