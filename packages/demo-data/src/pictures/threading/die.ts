import { faceStops, materialOf } from '../draw/material.ts'
import { circlePath, hole } from '../draw/panel.ts'
import { pushedCircle } from '../draw/pushed.ts'
import { n, stops } from '../draw/sheet.ts'
import type { View } from '../draw/turned.ts'

export const die = (values: { coating: string }, view: View): string => {
  const { sheet } = view
  const material = materialOf(values.coating)
  const R = 300
  const rim = pushedCircle(
    R,
    72,
    52,
    sheet.linear(
      [
        [0, material.light],
        [0.5, material.mid],
        [1, material.dark],
      ],
      -R * 0.7,
      R,
      R,
      -R * 0.5,
    ),
  )
  const lobes = [0, 1, 2, 3].map((at) => ((at * 90 + 45) * Math.PI) / 180)
  const holes = lobes
    .map((turn) => circlePath(118 * Math.cos(turn), 118 * Math.sin(turn), 60))
    .join('')
  const deep = `<g fill="${sheet.across(
    stops('0 #3a4047, 0.5 #767f89, 1 #aab1b8'),
    0,
    0,
    1,
    1,
  )}"><path d="${holes}${circlePath(0, 0, 72)}"/></g><g fill="#fff" transform="translate(26 19)"><path d="${lobes.map((turn) => circlePath(112 * Math.cos(turn), 112 * Math.sin(turn), 46)).join('')}${circlePath(0, 0, 60)}"/></g>`
  const lands = [0, 90, 180, 270]
    .map((turn) => {
      let teeth = ''
      for (let at = 0; at < 5; at++)
        teeth += `M${n(70 - Math.abs(at - 2) * 3)} ${n(-17 + at * 8)}l-12 4 12 4z`
      return `<path transform="rotate(${turn})" d="${teeth}M69 -20h14v40h-14z" fill="${material.mid}"/>`
    })
    .join('')
  return `<g transform="translate(366 372)"><ellipse cx="52" cy="60" rx="338" ry="330" fill="${sheet.radial(
    stops('0 #20262d 0.45, 0.86 #20262d 0.32, 1 #20262d 0'),
  )}"/>${rim}<circle r="${R}" fill="${sheet.across(faceStops(material), 0.1, 0, 0.9, 1)}"/><circle r="${R - 16}" fill="${sheet.across(faceStops(material), 0.9, 0.1, 0.1, 0.9)}"/>${deep}${lands}<path d="M0 -${R + 4}l-17 30 12 26v62h10v-62l12 -26z" fill="#fff" stroke="${material.dark}" stroke-width="2"/>${[30, 150, 210, 330].map((turn) => hole(sheet, 246 * Math.cos((turn * Math.PI) / 180), 246 * Math.sin((turn * Math.PI) / 180), 17)).join('')}</g>`
}
