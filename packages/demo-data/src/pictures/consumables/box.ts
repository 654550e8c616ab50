import { type Material, materialOf, materials, mixColors } from '../draw/material.ts'
import { plate, polygonPath, solidBox, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'

export const box = ({ color, kind }: { color: string; kind: string }, sheet: Sheet): string => {
  if (kind === 'plastic') {
    const tint = materialOf(color)
    return `${floorShadow(sheet, 420, 620, 340, 40)}${solidBox(sheet, 110, 300, 490, 310, 120, tint, 10)}<path d="${polygonPath(
      [
        [132, 296],
        [240, 244],
        [692, 244],
        [588, 296],
      ],
    )}" fill="${sheet.across([
      [0, tint.dark],
      [1, mixColors(tint.dark, '#101317', 0.5)],
    ])}"/>${plate(sheet, 230, 330, 250, 70, 14, materials.white)}${plate(sheet, 240, 440, 230, 50, 20, { ...tint, mid: tint.dark })}${stroke('M140 560H570', '#ffffff', 5, 0.25)}`
  }
  const card: Material = {
    edge: '#a98152',
    light: '#ecd2a8',
    mid: '#cfa873',
    dark: '#94703f',
    reflex: '#b98f5a',
  }
  const tint = materialOf(color)
  return `${floorShadow(sheet, 420, 640, 350, 42)}${solidBox(sheet, 100, 300, 470, 330, 150, card, 2)}<path d="${polygonPath(
    [
      [296, 300],
      [446, 217.5],
      [506, 217.5],
      [356, 300],
    ],
  )}" fill="#f1e3c8" opacity=".8"/><path d="M296 300h60v74h-60z" fill="#e3cda2" opacity=".85"/>${plate(sheet, 150, 470, 190, 110, 4, materials.white)}${stroke('M170 500h120', tint.mid, 14)}${stroke('M170 530h140M170 552h90', '#8d949b', 7, 0.8)}<path d="M470 520v60M470 520l-14 16M470 520l14 16M520 520v60M520 520l-14 16M520 520l14 16M446 592h98" stroke="#5e4524" stroke-width="7" fill="none" opacity=".7" stroke-linecap="round"/>`
}
