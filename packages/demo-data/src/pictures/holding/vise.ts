import { materialOf, materials, mixColors } from '../draw/material.ts'
import { panel, plate, rod, screw, solidBox, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { turned } from '../draw/turned.ts'

const teethOf = (x: number): string =>
  stroke(
    Array.from({ length: 6 }, (_, at) => `M${x + 4} ${254 + at * 12}h26`).join(''),
    '#5f666d',
    2.4,
    0.6,
  )

/** A bench vise from its side: the fixed jaw with its anvil, the sliding jaw and the screw. */
export const vise = ({ color }: { color: string }, sheet: Sheet): string => {
  const body = materialOf(color)
  const shaded = { ...body, mid: mixColors(body.mid, body.dark, 0.35) }
  const steel = materials.bright
  const beam = plate(sheet, 300, 404, 330, 66, 8, shaded, { rim: 3 })
  const fixed =
    'M92 300Q92 276 116 276H340V404Q352 420 352 446V474Q330 486 334 530L352 606H158L180 530Q184 480 140 446Q92 410 92 360Z'
  const moving =
    'M404 276H448Q478 278 488 310L508 384Q514 396 530 396H622Q642 398 642 418V458Q642 480 620 480H404Z'
  const drive = `<g transform="translate(642 438)">${turned(
    { sheet, tilt: 0.2 },
    [
      [0, 22],
      [40, 22],
      [40, 34],
      [72, 36],
      [80, 30],
    ],
    steel,
  )}${rod(sheet, 56, -140, 56, 150, 16, steel, 'round')}${plate(sheet, 42, -152, 28, 24, 12, steel)}${plate(sheet, 42, 138, 28, 24, 12, steel)}</g>`
  return `<g transform="translate(-16 -36)">${floorShadow(sheet, 300, 664, 280)}${beam}${panel(sheet, moving, body, { rim: 4 })}${drive}${panel(sheet, fixed, body, { rim: 4 })}${plate(sheet, 112, 606, 290, 46, 12, body, { rim: 4 })}${screw(sheet, 160, 629, 13)}${screw(sheet, 354, 629, 13)}${solidBox(sheet, 92, 258, 120, 22, 14, materials.iron, 3)}${solidBox(sheet, 308, 246, 34, 88, 16, steel)}${solidBox(sheet, 404, 246, 34, 88, 16, steel)}${teethOf(308)}${teethOf(404)}${stroke('M118 300H290', '#ffffff', 6, 0.35)}${stroke('M188 372h96', '#ffffff', 14, 0.9)}${stroke('M540 418h70', '#ffffff', 5, 0.3)}${stroke('M206 520Q200 560 190 594', '#ffffff', 6, 0.22)}</g>`
}
