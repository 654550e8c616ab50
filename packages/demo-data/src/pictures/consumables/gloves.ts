import { type Material, materialOf } from '../draw/material.ts'
import { panel, stroke } from '../draw/panel.ts'
import type { Sheet } from '../draw/sheet.ts'

export const gloves = ({ color }: { color: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  const hand =
    'M-96 250Q-112 120 -118 60L-196 -34Q-214 -70 -184 -84Q-158 -94 -138 -66L-92 -14L-104 -200Q-104 -238 -74 -240Q-46 -240 -42 -204L-32 -70L-30 -262Q-28 -296 2 -296Q30 -294 32 -260L30 -70L56 -236Q64 -268 92 -264Q118 -258 114 -224L92 -50L132 -158Q146 -184 168 -176Q190 -166 182 -138L134 40Q124 130 112 250Z'
  const dip =
    'M-118 60L-196 -34Q-214 -70 -184 -84Q-158 -94 -138 -66L-92 -14L-104 -200Q-104 -238 -74 -240Q-46 -240 -42 -204L-32 -70L-30 -262Q-28 -296 2 -296Q30 -294 32 -260L30 -70L56 -236Q64 -268 92 -264Q118 -258 114 -224L92 -50L132 -158Q146 -184 168 -176Q190 -166 182 -138L134 40Q130 90 124 130Q0 160 -108 130Z'
  const knit: Material = {
    edge: '#b4bac0',
    light: '#ffffff',
    mid: '#e3e6e9',
    dark: '#aab1b8',
    reflex: '#d0d5d9',
  }
  const glove = (x: number, y: number, turn: number, flip: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)"><path d="${hand}" transform="translate(${flip * 14} 18)" fill="#20262d" opacity=".14"/>${panel(sheet, hand, knit, { rim: 3 })}${panel(sheet, dip, tint, { rim: 3, x2: 0.6 })}${stroke('M-38 -66Q-40 0 -60 40M30 -66Q36 -10 30 40M92 -46Q84 0 90 50M-92 -12Q-60 30 -70 90', tint.dark, 4, 0.5)}${stroke('M-84 -200L-76 -60M-8 -262L-6 -90', '#ffffff', 8, 0.22)}${panel(sheet, 'M-98 244H114L120 320Q10 340 -104 320Z', knit, { rim: 2 })}${stroke('M-80 252V322M-60 254V326M-40 254V328M-20 254V330M0 254V330M20 254V330M40 254V330M60 254V328M80 254V326M98 254V322', '#8d949b', 3, 0.5)}${stroke('M-104 320Q10 340 120 320', tint.mid, 9)}</g>`
  return glove(478, 410, 14, 1) + glove(318, 420, -10, -1)
}
