import { materialOf, materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { flutedGrip, turned, type View } from '../draw/turned.ts'

export const fileTool = (
  { kind, color }: { kind: string; color: string },
  sheet: Sheet,
): string => {
  const view: View = { sheet, tilt: 0.12 }
  const L = 760
  const isRound = kind === 'round'
  const half = isRound ? 20 : 36
  const bodyPath = `M236 ${-half * 0.6}L262 ${-half}H700L${L} ${-half * (kind === 'flat' ? 0.8 : 0.15)}V${half * (kind === 'flat' ? 0.8 : 0.15)}L700 ${half}H262L236 ${half * 0.6}Z`
  let cuts = ''
  for (let x = 280; x < 750; x += 6) cuts += `M${x} ${-half}l${half * 0.9} ${2 * half}`
  let cross = ''
  for (let x = 280; x < 780; x += 8) cross += `M${x} ${-half}l${-half * 0.9} ${2 * half}`
  const body = `<path d="${bodyPath}" fill="${
    isRound || kind === 'half-round'
      ? sheet.across(stops('0 #8d949b, 0.25 #f4f5f6, 0.55 #8d949b, 1 #3b4249'))
      : sheet.across(stops('0 #c9cfd5, 0.5 #959ca4, 1 #767f89'))
  }"/><g clip-path="${sheet.clip(bodyPath)}"><path d="${cuts}" stroke="#2b3036" stroke-width="1.800" opacity=".55"/><path d="${cross}" stroke="#fff" stroke-width="1.500" opacity=".45"/></g><path d="${bodyPath}" fill="none" stroke="#3b4249" stroke-opacity=".5" stroke-width="2"/>`
  return lie(
    L,
    -42,
    lyingShadow(sheet, L, 46) +
      turned(
        view,
        [
          [190, 14],
          [240, 18],
        ],
        materials.steel,
      ) +
      body +
      turned(
        view,
        [
          [0, 34],
          [12, 44],
          [80, 50],
          [160, 34],
          [196, 38],
          [206, 32],
        ],
        materialOf(color),
      ) +
      flutedGrip(view, 30, 130, 44, 4, 0.25),
  )
}
