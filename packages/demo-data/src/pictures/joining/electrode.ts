import { type Material, materialOf, materials } from '../draw/material.ts'
import { disc, plate } from '../draw/panel.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { band, turned } from '../draw/turned.ts'

export const electrode = (
  { color, kind }: { color: string; kind: string },
  sheet: Sheet,
): string => {
  if (kind === 'wire') {
    const wire = materials.copper
    let turns = ''
    for (let at = 0; at < 26; at++)
      turns += `<circle cx="395" cy="395" r="${n(138 + at * 5)}" fill="none" stroke="${at % 2 ? wire.dark : wire.mid}" stroke-width="5"/>`
    return `<ellipse cx="412" cy="420" rx="345" ry="338" fill="${sheet.radial(stops('0 #20262d 0.4, 0.9 #20262d 0.3, 1 #20262d 0'))}"/>${disc(sheet, 412, 410, 318, materials.black)}${disc(sheet, 395, 395, 318, materials.graphite)}<circle cx="395" cy="395" r="276" fill="${wire.mid}"/>${turns}<circle cx="395" cy="395" r="205" fill="none" stroke="${sheet.across(
      stops('0 #fff 0.55, 0.5 #fff 0, 1 #000 0.35'),
      0,
      0,
      1,
      1,
    )}" stroke-width="140"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn} 395 395)">${plate(sheet, 381, 84, 28, 190, 6, materials.graphite)}</g>`).join('')}${disc(sheet, 395, 395, 132, materials.graphite)}<circle cx="395" cy="395" r="66" fill="#fff" stroke="#15181b" stroke-width="6"/>`
  }
  const tint = materialOf(color)
  const coat: Material = {
    edge: '#7d7f80',
    light: '#e4e5e4',
    mid: '#b3b5b4',
    dark: '#7b7e7f',
    reflex: '#a3a5a5',
  }
  const sticks = Array.from({ length: 7 }, (_, at) => {
    const inner =
      turned(
        { sheet, tilt: 0.16 },
        [
          [0, 9],
          [60, 9],
        ],
        materials.steel,
      ) +
      turned(
        { sheet, tilt: 0.16 },
        [
          [60, 18],
          [700, 18],
        ],
        coat,
      ) +
      band({ sheet, tilt: 0.16 }, 84, 116, 18.5, tint) +
      turned(
        { sheet, tilt: 0.16 },
        [
          [699, 17],
          [706, 11],
        ],
        materials.iron,
      )
    return `<g transform="translate(0 ${-90 + at * 33}) translate(${(at * 29) % 54} 0)"><ellipse cx="380" cy="20" rx="360" ry="12" fill="#20262d" opacity=".13"/>${inner}</g>`
  }).join('')
  return `<g transform="translate(400 400) rotate(-38) translate(-375 -10)">${sticks}</g>`
}
