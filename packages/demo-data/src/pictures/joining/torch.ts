import { materials } from '../draw/material.ts'
import { plate, stroke } from '../draw/panel.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { flutedGrip, turned, type View } from '../draw/turned.ts'

export const torch = ({ kind }: { kind: string }, sheet: Sheet): string => {
  const view: View = { sheet, tilt: 0.16 }
  if (kind === 'tig') {
    return `<g transform="translate(390 420) rotate(-30)">${stroke('M-330 14Q-390 20 -430 80', '#24282d', 40)}<g transform="translate(-330 0)">${turned(
      view,
      [
        [0, 36],
        [20, 42],
        [330, 40],
        [350, 30],
      ],
      materials.graphite,
    )}${flutedGrip(view, 60, 300, 41, 7, 0.35)}</g>${stroke('M10 0H110Q150 0 170 40L190 90', '#34393e', 52)}<g transform="translate(186 84) rotate(64)">${turned(
      view,
      [
        [0, 34],
        [30, 34],
      ],
      materials.graphite,
    )}${turned(
      view,
      [
        [30, 40],
        [70, 40],
        [130, 26],
        [150, 26],
      ],
      materials.copper,
    )}${turned(
      view,
      [
        [150, 5],
        [196, 5],
        [210, 1],
      ],
      materials.steel,
    )}</g><g transform="translate(156 10) rotate(-104)">${turned(
      view,
      [
        [0, 28],
        [120, 24],
        [134, 14],
      ],
      materials.graphite,
    )}</g>${plate(sheet, -170, -52, 70, 24, 10, materials.red)}</g>`
  }
  return `<g transform="translate(400 410)"><ellipse cx="-60" cy="210" rx="320" ry="28" fill="${sheet.radial(
    stops('0 #20262d 0.35, 0.7 #20262d 0.15, 1 #20262d 0'),
  )}"/>${stroke('M-250 120Q-350 160 -346 280', '#24282d', 50)}${stroke('M-262 122Q-356 160 -360 280', '#6a6f75', 9, 0.5)}<g transform="translate(-270 130) rotate(-20)">${turned(
    view,
    [
      [0, 40],
      [30, 48],
      [330, 42],
      [352, 34],
    ],
    materials.graphite,
  )}${flutedGrip(view, 50, 200, 46, 7, 0.35)}${plate(sheet, 214, 34, 96, 30, 12, materials.red)}</g>${stroke('M60 10Q180 -32 236 42L262 88', '#8d949b', 40)}${stroke('M60 2Q176 -42 234 28', '#ffffff', 10, 0.6)}<g transform="translate(250 66) rotate(60)">${turned(
    view,
    [
      [0, 34],
      [40, 36],
      [50, 42],
      [150, 40],
      [172, 34],
    ],
    materials.copper,
  )}${turned(
    view,
    [
      [172, 16],
      [190, 14],
    ],
    materials.brass,
  )}${turned(
    view,
    [
      [190, 4],
      [240, 4],
    ],
    materials.copper,
  )}</g></g>`
}
