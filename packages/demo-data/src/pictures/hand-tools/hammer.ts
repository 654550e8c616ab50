import { materialOf, materials } from '../draw/material.ts'
import { panel } from '../draw/panel.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { turned } from '../draw/turned.ts'

export const hammer = ({ kind, color }: { kind: string; color: string }, sheet: Sheet): string => {
  const wood = kind === 'fiber' ? materialOf(color) : materials.wood
  const isMallet = kind === 'mallet'
  const grip =
    kind === 'fiber'
      ? panel(sheet, 'M-30 160Q-44 400 -36 560Q0 580 36 560Q44 400 30 160Z', materials.graphite, {
          x2: 1,
          y2: 0.1,
        })
      : ''
  const handle = panel(
    sheet,
    'M-24 -40L-22 60Q-40 320 -34 556Q0 580 34 556Q40 320 22 60L24 -40Z',
    wood,
    { x2: 1, y2: 0.1, rim: 3 },
  )
  const head = isMallet
    ? turned(
        { sheet, tilt: 0.2 },
        [
          [-150, 66],
          [-140, 74],
          [140, 74],
          [150, 66],
        ],
        materials.rubber,
      )
    : panel(
        sheet,
        'M-176 -52Q-186 0 -176 52L-96 46Q-80 32 -56 34L56 44Q120 40 196 22L204 8V-8L120 -40Q60 -46 -56 -38Q-80 -34 -96 -48Z',
        materials.iron,
        { rim: 4, x2: 0.1 },
      ) +
      `<path d="M-176 -50Q-186 0 -176 50L-160 49V-49Z" fill="#e3e7ea"/><path d="M-90 -36Q60 -44 180 -12" stroke="#fff" stroke-width="5" opacity=".35" fill="none"/>`
  const eye = `<ellipse cy="-42" rx="26" ry="7" fill="${wood.mid}"/><path d="M-20 -42h40" stroke="#767f89" stroke-width="4"/>`
  return `<g transform="translate(292 206) rotate(-38) scale(1.040)"><ellipse cx="22" cy="300" rx="60" ry="300" fill="${sheet.radial(
    stops('0 #20262d 0.3, 0.6 #20262d 0.2, 1 #20262d 0'),
  )}"/>${handle}${grip}${head}${isMallet ? '' : eye}</g>`
}
