import { materialOf, materials } from '../draw/material.ts'
import { rod, solidBox, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'

export const rack = ({ teeth, color }: { teeth: number; color: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  const shelves = Math.max(3, Math.min(6, teeth))
  const post = (x: number, y: number) =>
    `${rod(sheet, x, y, x, y + 610, 24, tint)}${stroke(Array.from({ length: 20 }, (_, at) => `M${x} ${y + 20 + at * 30}v9`).join(''), '#101317', 6, 0.5)}`
  let boards = ''
  for (let at = shelves - 1; at >= 0; at--) {
    const y = 150 + (at * 500) / (shelves - 1)
    boards += solidBox(sheet, 130, y, 450, 20, 100, materials.steel, 2)
    if (at > 0)
      boards += [0, 1, 2]
        .map((crate) =>
          (crate + at) % 4 === 3
            ? ''
            : solidBox(
                sheet,
                170 + crate * 140,
                y - 96 + (crate % 2) * 14,
                104,
                80 - (crate % 2) * 14,
                44,
                (crate + at) % 2
                  ? materials.blue
                  : {
                      edge: '#a98152',
                      light: '#ecd2a8',
                      mid: '#cfa873',
                      dark: '#94703f',
                      reflex: '#b98f5a',
                    },
                4,
              ),
        )
        .join('')
  }
  return `${floorShadow(sheet, 410, 716, 330, 28)}${post(232, 66)}${post(676, 66)}${boards}${post(130, 112)}${post(578, 112)}`
}
