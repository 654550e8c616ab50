import { materialOf, materials } from '../draw/material.ts'
import { disc, panel, stroke } from '../draw/panel.ts'
import { type Sheet, stops } from '../draw/sheet.ts'

export const pliers = ({ kind, color }: { kind: string; color: string }, sheet: Sheet): string => {
  const grip = materialOf(color)
  const steel = materials.bright
  const arm = (flip: number, jaw: string) =>
    `<g transform="scale(${flip} 1)">${panel(sheet, jaw, steel, { rim: 4, x2: flip, y2: 0.6 })}<path d="M14 40Q64 70 84 150Q120 300 84 452Q72 476 50 466Q38 456 42 440Q66 310 30 180Q14 120 -16 80Z" fill="${sheet.across(
      [
        [0, grip.light],
        [0.3, grip.mid],
        [1, grip.dark],
      ],
      flip > 0 ? 0 : 1,
      0,
      flip > 0 ? 1 : 0,
      0.3,
    )}" stroke="${grip.dark}" stroke-opacity=".6" stroke-width="2"/><path d="M60 130Q96 290 70 440" stroke="#fff" stroke-width="6" opacity=".28" fill="none" stroke-linecap="round"/></g>`
  const jaws: Record<string, string> = {
    universal: 'M-30 60Q-50 0 -44 -40L-40 -110Q-34 -160 -2 -172V-30L36 10L40 60Q20 92 -10 84Z',
    'side-cutter': 'M-34 60Q-60 10 -52 -40Q-40 -90 -2 -112V-10L34 20L40 60Q20 92 -10 84Z',
    'long-nose':
      'M-30 60Q-50 10 -42 -40L-24 -150L-12 -260Q-8 -270 -2 -270V-30L36 10L40 60Q20 92 -10 84Z',
  }
  const jaw = jaws[kind] ?? jaws.universal ?? ''
  const teeth =
    kind === 'side-cutter'
      ? stroke('M0 -108V-16', '#24292e', 4, 0.7)
      : stroke('M0 -164V-34', '#24292e', 3, 0.7) +
        stroke(
          Array.from({ length: 10 }, (_, at) => `M-9 ${-156 + at * 9}h18`).join(''),
          '#24292e',
          2,
          0.55,
        )
  return `<g transform="translate(${kind === 'long-nose' ? 470 : 480} ${kind === 'long-nose' ? 318 : 272}) rotate(28) scale(${kind === 'long-nose' ? 0.98 : 1.1})"><ellipse cx="16" cy="180" rx="130" ry="300" fill="${sheet.radial(
    stops('0 #20262d 0.26, 0.6 #20262d 0.15, 1 #20262d 0'),
  )}"/>${arm(-1, jaw)}${arm(1, jaw)}${disc(sheet, 0, 40, 30, materials.steel)}<circle cy="40" r="30" fill="none" stroke="#3b4249" stroke-opacity=".6" stroke-width="3"/>${disc(sheet, 0, 40, 14, materials.bright)}${teeth}</g>`
}
