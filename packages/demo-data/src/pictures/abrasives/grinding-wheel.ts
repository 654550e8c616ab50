import { mixColors } from '../draw/material.ts'
import { pushedCircle } from '../draw/pushed.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { grains, halo } from './parts.ts'

export const grindingWheel = (
  { d, thickness, bore, color }: { d: number; thickness: number; bore: number; color: string },
  sheet: Sheet,
): string => {
  const grain: Record<string, [string, string, string]> = {
    white: ['#fbfbf9', '#e6e6e1', '#b9bab3'],
    grey: ['#b4b9be', '#8b9197', '#5a6066'],
    green: ['#9fbcae', '#6d9483', '#456556'],
    pink: ['#f6d3d1', '#dfa9a6', '#a8736f'],
    brown: ['#c19f84', '#956f54', '#5f4330'],
  }
  const [light, mid, dark] = grain[color] ?? ['#b4b9be', '#8b9197', '#5a6066']
  const R = 268
  const thick = Math.min(170, Math.max(26, (2 * R * thickness) / d))
  const hub = Math.min(120, Math.max(28, (R * bore) / d))
  const [dx, dy] = [thick * 0.86, thick * 0.36]
  const rim = pushedCircle(
    R,
    dx,
    dy,
    sheet.linear(
      [
        [0, light],
        [0.45, mid],
        [1, dark],
      ],
      -R,
      -R,
      R * 0.6,
      R,
    ),
  )
  return `<g transform="translate(${n(400 - dx / 2)} ${n(396 - dy / 2)})"><g transform="translate(${n(dx * 0.7)} ${n(dy)})">${halo(sheet, R)}</g>${rim}<circle r="${R}" fill="${sheet.across(
    [
      [0, light],
      [0.5, mid],
      [1, mixColors(mid, dark, 0.5)],
    ],
    0.1,
    0,
    0.9,
    1,
  )}" stroke="${light}" stroke-width="2"/>${grains(R - 3, hub, 800, 4, dark, 0.22)}${grains(R - 6, hub, 460, 4, '#ffffff', 0.32)}<circle r="${n(hub * 1.08 + 78)}" fill="${sheet.across(
    stops('0 #f4f5f6, 1 #d6dade'),
    0,
    0,
    1,
    1,
  )}" stroke="#8b9197" stroke-opacity=".4"/><circle r="${n(hub * 1.08 + 58)}" fill="none" stroke="#2867b3" stroke-width="5"/><circle r="${n(hub)}" fill="${sheet.across(
    [
      [0, '#3a4047'],
      [0.5, mid],
      [1, light],
    ],
    0,
    0,
    1,
    1,
  )}"/><circle cx="${n(Math.min(dx, hub * 0.8))}" cy="${n(Math.min(dy, hub * 0.4))}" r="${n(hub * 0.82)}" fill="#fff" opacity=".92"/></g>`
}
