import { materialOf, materials, mixColors } from '../draw/material.ts'
import { boxPath, plate, solidBox, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { gloss, label, type PowerValues, rubber } from './parts.ts'

export const battery = ({ color, kind }: PowerValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  if (kind === 'charger') {
    return `${floorShadow(sheet, 420, 570, 330)}${solidBox(sheet, 110, 350, 500, 210, 90, materials.graphite, 18)}${plate(sheet, 170, 282, 360, 60, 14, rubber)}${[0, 1, 2, 3].map((slot) => plate(sheet, 220 + slot * 72, 294, 40, 14, 3, materials.bright)).join('')}<path d="${boxPath(140, 500, 440, 24, 12)}" fill="${tint.mid}"/>${[0, 1, 2].map((lamp) => `<circle cx="${476 + lamp * 40}" cy="420" r="11" fill="${['#49b36b', '#49b36b', '#5d636a'][lamp]}"/>`).join('')}${label(160, 420, 150)}${stroke('M650 470Q720 500 700 600T560 690', '#1b1e21', 16)}`
  }
  return `${floorShadow(sheet, 430, 590, 320)}${solidBox(sheet, 130, 370, 470, 210, 96, materials.graphite, 26)}${plate(sheet, 130, 370, 470, 60, 22, rubber)}<path d="${boxPath(130, 520, 470, 34, 4)}" fill="${sheet.across(
    [
      [0, mixColors(tint.mid, tint.light, 0.3)],
      [1, tint.mid],
    ],
  )}"/>${solidBox(sheet, 200, 300, 330, 56, 80, rubber, 10)}${[0, 1, 2, 3, 4].map((slot) => plate(sheet, 232 + slot * 58, 318, 32, 26, 3, materials.bright)).join('')}${[0, 1, 2, 3].map((lamp) => `<circle cx="${182 + lamp * 32}" cy="470" r="9" fill="${lamp < 3 ? '#6fd08c' : '#5d636a'}"/>`).join('')}${label(400, 466, 120)}${plate(sheet, 600, 420, 22, 90, 8, tint)}${gloss('M156 384H560', 5, 0.3)}`
}
