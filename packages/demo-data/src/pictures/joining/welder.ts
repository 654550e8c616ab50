import { materialOf, materials } from '../draw/material.ts'
import { disc, plate, solidBox, stroke, vents } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import { n, type Sheet } from '../draw/sheet.ts'

export const welder = ({ color }: { color: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  const knob = (x: number, y: number, r: number) =>
    `${disc(sheet, x, y, r, materials.graphite)}<path d="M${x} ${y - r * 0.85}v${n(r * 0.5)}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`
  return `${floorShadow(sheet, 430, 652, 320)}${stroke('M240 220Q244 150 300 150H560Q610 150 640 196', '#24282d', 30)}${stroke('M250 206Q256 144 304 142H556', '#8e969f', 7, 0.6)}${solidBox(sheet, 120, 240, 440, 400, 130, tint, 14)}${plate(sheet, 140, 262, 400, 190, 12, materials.graphite)}${plate(sheet, 176, 290, 150, 66, 6, materials.black)}<path d="M196 310h24v26h-24zM236 310h24v26h-24zM276 310h24v26h-24z" fill="none" stroke="#ff6b5e" stroke-width="7"/>${knob(420, 356, 52)}${knob(214, 406, 22)}${knob(284, 406, 22)}<circle cx="500" cy="292" r="9" fill="#6fd08c"/><circle cx="500" cy="322" r="9" fill="#e5b93a"/>${[210, 330, 450].map((x, at) => `${disc(sheet, x, 560, 40, materials.iron)}${disc(sheet, x, 560, 24, at === 1 ? materials.red : materials.brass)}<circle cx="${x}" cy="560" r="11" fill="#15181b"/>`).join('')}${stroke('M180 480h120', '#ffffff', 13, 0.9)}<g transform="translate(588 0) skewY(-28.8)">${vents(0, 340, 7, 14, 150)}</g>${plate(sheet, 136, 636, 50, 20, 5, materials.rubber)}${plate(sheet, 494, 636, 50, 20, 5, materials.rubber)}`
}
