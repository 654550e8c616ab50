import { materialOf, materials } from '../draw/material.ts'
import { plate, solidBox, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'

export const toolBox = ({ color, kind }: { color: string; kind: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  if (kind === 'trolley') {
    const drawers = [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const tall = at < 3 ? 62 : 86
        const y = 200 + Math.min(at, 3) * 68 + Math.max(0, at - 3) * 92
        return `${plate(sheet, 176, y, 378, tall, 5, tint, { rim: 2 })}${plate(sheet, 200, y + 10, 330, 14, 6, materials.bright)}`
      })
      .join('')
    return `${floorShadow(sheet, 430, 736, 260, 26)}${solidBox(sheet, 160, 170, 410, 514, 90, materials.graphite, 8)}${drawers}${plate(sheet, 150, 140, 440, 34, 10, materials.rubber)}${[200, 520, 620].map((x, at) => `${plate(sheet, x - 20, at === 2 ? 640 : 684, 40, 24, 4, materials.steel)}<circle cx="${x}" cy="${at === 2 ? 676 : 720}" r="24" fill="#24282d"/><circle cx="${x}" cy="${at === 2 ? 676 : 720}" r="10" fill="#aab1b8"/>`).join('')}`
  }
  return `${floorShadow(sheet, 430, 626, 340, 34)}${stroke('M262 290V220Q262 196 290 196H510Q538 196 538 220V290', '#24282d', 26)}${stroke('M262 216Q266 192 290 190H500', '#8e969f', 6, 0.6)}${solidBox(sheet, 110, 400, 500, 210, 96, tint, 16)}${solidBox(sheet, 104, 306, 512, 100, 100, materials.graphite, 18)}${plate(sheet, 190, 386, 60, 62, 8, materials.bright)}${plate(sheet, 470, 386, 60, 62, 8, materials.bright)}${stroke('M206 400h28M486 400h28', '#3b4249', 5, 0.6)}${stroke('M250 520h140', '#ffffff', 16, 0.92)}${stroke('M250 552h80', '#ffffff', 7, 0.6)}${stroke('M128 330H590', '#ffffff', 5, 0.2)}`
}
