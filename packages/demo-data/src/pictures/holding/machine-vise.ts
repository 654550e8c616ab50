import { materials } from '../draw/material.ts'
import { panel, polygonPath, screw, solidBox } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { thread } from '../draw/thread.ts'
import { turned } from '../draw/turned.ts'

export const machineVise = (sheet: Sheet): string => {
  const steel = materials.bright
  const base = materials.iron
  const guide = polygonPath([
    [120, 470],
    [640, 470],
    [640, 560],
    [120, 560],
  ])
  return `<g transform="translate(-30 -50)">${floorShadow(sheet, 410, 600, 370)}${solidBox(sheet, 90, 500, 560, 92, 70, base)}${panel(sheet, guide, steel)}${solidBox(sheet, 120, 330, 120, 172, 70, steel)}${solidBox(sheet, 400, 330, 130, 172, 70, steel)}${solidBox(sheet, 236, 300, 26, 120, 70, materials.steel)}${solidBox(sheet, 378, 300, 26, 120, 70, materials.steel)}${screw(sheet, 180, 400, 18)}${screw(sheet, 470, 400, 18)}<g transform="translate(640 526)">${thread({ sheet, tilt: 0.1 }, -90, 40, () => 24, 10, materials.steel)}${turned(
    { sheet, tilt: 0.3 },
    [
      [40, 34],
      [70, 34],
      [74, 28],
      [74, 18],
      [98, 18],
    ],
    materials.steel,
  )}</g>${screw(sheet, 150, 546, 14)}${screw(sheet, 590, 546, 14)}</g>`
}
