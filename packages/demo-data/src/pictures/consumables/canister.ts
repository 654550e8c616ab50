import { materialOf, materials, mixColors } from '../draw/material.ts'
import { boxPath, disc, panel, plate, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { flutedGrip, turned } from '../draw/turned.ts'
import { standing, sticker } from './parts.ts'

export const canister = (
  { color, kind }: { color: string; kind: string },
  sheet: Sheet,
): string => {
  const tint = materialOf(color)
  if (kind === 'drum') {
    return `${floorShadow(sheet, 410, 690, 290, 46)}${standing(
      sheet,
      400,
      680,
      [
        [0, 226],
        [8, 232],
        [180, 232],
        [184, 242],
        [196, 242],
        [200, 232],
        [360, 232],
        [364, 242],
        [376, 242],
        [380, 232],
        [548, 232],
        [552, 240],
        [566, 240],
      ],
      tint,
    )}<ellipse cx="400" cy="114" rx="222" ry="34" fill="${sheet.across([
      [0, tint.dark],
      [0.3, tint.mid],
      [1, mixColors(tint.mid, tint.light, 0.6)],
    ])}"/><ellipse cx="300" cy="112" rx="34" ry="9" fill="${materials.steel.mid}" stroke="${materials.steel.dark}"/><ellipse cx="490" cy="120" rx="22" ry="6" fill="${materials.steel.mid}" stroke="${materials.steel.dark}"/>${sticker(sheet, 400, 330, 232, 120, materials.white)}`
  }
  if (kind === 'bottle') {
    return `${floorShadow(sheet, 410, 704, 170, 26)}${standing(
      sheet,
      400,
      700,
      [
        [0, 132],
        [14, 142],
        [360, 142],
        [450, 74],
        [470, 60],
        [500, 60],
      ],
      materials.white,
    )}${standing(
      sheet,
      400,
      200,
      [
        [0, 68],
        [62, 66],
        [72, 58],
      ],
      tint,
    )}${sticker(sheet, 400, 400, 142, 190, tint)}`
  }
  const body =
    'M190 250Q196 214 240 206L330 196V150H470V196L520 200Q604 206 610 262V650Q608 700 558 700H240Q192 700 190 650Z'
  return `${floorShadow(sheet, 410, 702, 260, 26)}${panel(sheet, `${body}M420 236H540Q566 240 566 270V300Q540 290 500 290H430Q404 290 404 262Q404 238 420 236Z`, tint, { rim: 4, x2: 0.9, y2: 0.6 })}${plate(sheet, 226, 390, 348, 230, 12, materials.white)}<path d="${boxPath(226, 390, 348, 62, 12)}" fill="${materials.graphite.mid}"/>${stroke('M256 420h180', '#fff', 14, 0.95)}${stroke('M256 490h250M256 520h220M256 550h150', '#8d949b', 9, 0.8)}${disc(sheet, 520, 566, 28, tint)}${standing(
    sheet,
    300,
    206,
    [
      [0, 64],
      [14, 64],
    ],
    tint,
    0.14,
  )}<g transform="translate(300 192) rotate(-90) scale(1 -1)">${turned(
    { sheet, tilt: 0.14 },
    [
      [0, 58],
      [50, 56],
      [58, 50],
    ],
    materials.graphite,
  )}${flutedGrip({ sheet, tilt: 0.14 }, 6, 46, 58, 12, 0.5)}</g>${stroke('M212 270V640', '#ffffff', 9, 0.3)}`
}
