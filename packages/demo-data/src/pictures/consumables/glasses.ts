import { materialOf } from '../draw/material.ts'
import { panel, plate, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import { type Sheet, stops } from '../draw/sheet.ts'

export const glasses = ({ color, kind }: { color: string; kind: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  const glass =
    kind === 'dark'
      ? sheet.across(stops('0 #5d656d 0.9, 0.5 #2b3036 0.92, 1 #4a5159 0.9'), 0, 0, 1, 1)
      : kind === 'amber'
        ? sheet.across(stops('0 #ffe9a8 0.85, 0.5 #f2c64a 0.7, 1 #d79f1e 0.8'), 0, 0, 1, 1)
        : sheet.across(stops('0 #eef5f9 0.95, 0.5 #c5d7e1 0.75, 1 #a5bdca 0.85'), 0, 0, 1, 1)
  const arm = (flip: number) =>
    `<g transform="translate(400 0) scale(${flip} 1)">${panel(sheet, 'M300 300Q340 296 344 330L352 470Q352 510 330 520Q316 510 322 480L312 350Z', tint, { rim: 3 })}</g>`
  return `${floorShadow(sheet, 400, 566, 330, 26)}${arm(1)}${arm(-1)}<path d="M92 306Q240 262 400 272Q560 262 708 306Q724 420 660 494Q560 548 470 494Q436 462 418 416Q400 400 382 416Q364 462 330 494Q240 548 140 494Q76 420 92 306Z" fill="${glass}" stroke="#5f7583" stroke-opacity=".55" stroke-width="4"/>${panel(sheet, 'M84 310Q86 286 110 282Q250 244 400 254Q550 244 690 282Q714 286 716 310Q560 276 400 288Q240 276 84 310Z', tint, { rim: 3 })}${stroke('M130 330Q190 306 290 300', '#ffffff', 14, 0.75)}${stroke('M470 316Q560 306 650 326', '#ffffff', 9, 0.5)}<path d="M150 350l70-20-90 130q-14-50 20-110z" fill="#fff" opacity=".35"/>${plate(sheet, 378, 400, 44, 30, 14, tint, { rim: 2 })}`
}
