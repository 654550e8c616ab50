import { materials } from '../draw/material.ts'
import { screw } from '../draw/panel.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { face, flutedGrip, turned, type View } from '../draw/turned.ts'
import { bore, slots } from './parts.ts'

const taperOf = (view: View, kind: string): string => {
  const steel = materials.bright
  if (kind === 'hsk') {
    return (
      turned(
        view,
        [
          [0, 92],
          [10, 98],
          [120, 106],
          [120, 150],
          [136, 160],
          [168, 160],
        ],
        steel,
      ) +
      turned(
        view,
        [
          [168, 138],
          [186, 138],
        ],
        steel,
      ) +
      turned(
        view,
        [
          [186, 160],
          [226, 160],
        ],
        steel,
      )
    )
  }
  if (kind === 'morse') {
    return turned(
      view,
      [
        [0, 62],
        [14, 66],
        [330, 98],
      ],
      steel,
    )
  }
  const isBt = kind === 'bt'
  return (
    turned(
      view,
      [
        [0, 40],
        [6, 46],
        [16, 46],
        [16, 60],
        [22, 66],
        [250, 140],
        [250, 112],
        [262, 112],
        [262, 162],
        [274, 172],
        [296, 172],
      ],
      steel,
    ) +
    turned(
      view,
      [
        [296, 142],
        [318, 142],
      ],
      steel,
    ) +
    turned(
      view,
      [
        [318, 172],
        [isBt ? 366 : 346, 172],
      ],
      steel,
    )
  )
}

export const toolHolder = (
  { kind, shape }: { kind: string; shape: string },
  sheet: Sheet,
): string => {
  const view: View = { sheet, tilt: 0.26 }
  const end = kind === 'hsk' ? 226 : kind === 'morse' ? 330 : kind === 'bt' ? 366 : 346
  const r = kind === 'morse' ? 98 : 172
  const notch =
    kind === 'morse'
      ? ''
      : `<path d="M${end - 66} -24h${58}v54h${-58}z" fill="${sheet.across(stops('0 #23272b, 0.7 #5f666d, 1 #c5cbd0'))}"/>`
  const dark = materials.graphite
  let nose: string
  let L: number
  if (shape === 'hydraulic' || shape === 'shrink') {
    L = end + 250
    nose =
      turned(
        view,
        [
          [end, r * 0.72],
          [end + 20, r * 0.66],
          [end + 60, 96],
          [L - 16, shape === 'shrink' ? 66 : 92],
          [L, shape === 'shrink' ? 60 : 84],
        ],
        materials.steel,
      ) +
      bore(view, L, 40) +
      (shape === 'hydraulic' ? screw(sheet, end + 96, 20, 20) : '')
  } else if (shape === 'weldon') {
    L = end + 210
    nose =
      turned(
        view,
        [
          [end, 120],
          [end + 10, 116],
          [L - 10, 116],
          [L, 106],
        ],
        materials.steel,
      ) +
      screw(sheet, end + 74, 6, 30) +
      bore(view, L, 54)
  } else if (shape === 'arbor') {
    L = end + 180
    nose =
      turned(
        view,
        [
          [end, 130],
          [end + 60, 130],
          [end + 60, 64],
          [L - 20, 64],
          [L - 20, 92],
          [L, 90],
        ],
        materials.steel,
      ) +
      `<path d="M${end + 18} -22h48v46h-48z" fill="#2a2e33"/>` +
      screw(sheet, L - 2, 0, 20)
  } else {
    L = end + 250
    nose =
      turned(
        view,
        [
          [end, 118],
          [end + 16, 96],
          [end + 90, 92],
          [end + 96, 84],
        ],
        materials.steel,
      ) +
      turned(
        view,
        [
          [end + 100, 118],
          [end + 112, 126],
          [end + 214, 126],
          [L, 104],
        ],
        dark,
      ) +
      flutedGrip(view, end + 124, end + 206, 126, 9, 0.7) +
      bore(view, L, 64) +
      slots(view, L, 34, 64, 8, 4, '#8b929a') +
      face(view, L - 1, 34, materials.steel) +
      bore(view, L, 24)
  }
  const k = 710 / (L * 0.77 + 1.3 * r)
  return `<g transform="translate(400 400) scale(${Math.round(Math.min(1.25, k) * 100) / 100}) translate(-400 -400)">${lie(L, -40, lyingShadow(sheet, L, r) + taperOf(view, kind) + notch + nose)}</g>`
}
