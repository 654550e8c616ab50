import { materialOf, materials } from '../draw/material.ts'
import { disc, panel, plate, rod, screw } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { turned } from '../draw/turned.ts'
import { gloss, label, type PowerValues, pistol, rubber, side, trigger } from './parts.ts'

export const impactWrench = ({ color, kind }: PowerValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  const anvil = `<g transform="translate(250 254) scale(-1 1)">${turned(
    { sheet, tilt: side },
    [
      [0, 72],
      [40, 74],
      [110, 50],
      [120, 42],
    ],
    kind === 'pneumatic' ? materials.steel : materials.iron,
  )}${turned(
    { sheet, tilt: side },
    [
      [120, 26],
      [140, 24],
    ],
    materials.steel,
  )}</g><g transform="translate(112 254)">${plate(sheet, -50, -21, 50, 42, 4, materials.bright)}${disc(sheet, -30, 0, 7, materials.iron)}</g>`
  if (kind !== 'pneumatic')
    return `<g transform="translate(20 -12) scale(1.020)">${pistol(sheet, tint, anvil)}</g>`
  const body =
    'M246 200Q300 176 380 180L560 186Q620 192 628 250Q626 312 560 322L520 326L540 560Q540 580 520 582H446Q428 580 428 560L420 340H300Q262 336 246 308Z'
  return `<g transform="translate(24 -10)">${floorShadow(sheet, 480, 660, 160)}${anvil}${rod(sheet, 486, 580, 486, 640, 34, materials.brass)}${panel(sheet, body, materials.steel, { rim: 4 })}${panel(sheet, 'M424 400L530 390L544 560Q540 578 520 580H446Q432 578 430 560Z', rubber)}${panel(sheet, 'M560 188Q620 192 628 250Q626 312 560 320Z', tint)}${trigger(sheet, 420, 346)}${label(330, 244, 130)}${gloss('M280 212Q380 200 540 206')}${[
    [580, 214],
    [580, 292],
  ]
    .map(([x, y]) => screw(sheet, x ?? 0, y ?? 0, 9))
    .join('')}</g>`
}
