import { type Material, materialOf, materials, mixColors } from '../draw/material.ts'
import { plate } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import { n, type Sheet } from '../draw/sheet.ts'

export const hexKeySet = (
  { teeth, coating }: { teeth: number; coating: string },
  sheet: Sheet,
): string => {
  const keys = Math.max(5, Math.min(11, teeth))
  const metal: Material = materialOf(coating)
  let drawn = ''
  for (let at = 0; at < keys; at++) {
    const share = at / (keys - 1)
    const x = 190 + share * 430
    const top = 560 - 240 - share * 190
    const width = 10 + share * 24
    const bend = width * 1.1
    const reach = 56 + share * 82
    const path = `M${n(x)} 640V${n(top + bend)}Q${n(x)} ${n(top)} ${n(x - bend)} ${n(top)}H${n(x - reach)}`
    drawn += `<path d="${path}" transform="translate(5 8)" fill="none" stroke="#20262d" stroke-opacity=".14" stroke-width="${n(width)}"/><path d="${path}" fill="none" stroke="${metal.dark}" stroke-width="${n(width)}"/><path d="${path}" transform="translate(${n(-width * 0.08)} ${n(-width * 0.08)})" fill="none" stroke="${metal.mid}" stroke-width="${n(width * 0.8)}"/><path d="${path}" transform="translate(${n(-width * 0.16)} ${n(-width * 0.16)})" fill="none" stroke="${mixColors(metal.mid, metal.light, 0.75)}" stroke-width="${n(width * 0.36)}"/>`
  }
  return `${floorShadow(sheet, 420, 690, 300)}<g>${drawn}${plate(sheet, 150, 500, 510, 78, 20, materials.graphite, { rim: 4 })}${plate(sheet, 150, 596, 510, 70, 20, materials.graphite, { rim: 4 })}<path d="M170 520H640" stroke="#fff" stroke-width="4" opacity=".18"/></g>`
}
