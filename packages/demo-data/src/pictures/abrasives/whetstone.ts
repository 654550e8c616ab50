import { mixColors } from '../draw/material.ts'
import { polygonPath } from '../draw/panel.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { grains } from './parts.ts'

export const whetstone = ({ kind }: { kind: string }, sheet: Sheet): string => {
  const [light, mid, dark] =
    kind === 'diamond'
      ? ['#e6e9eb', '#b6bdc4', '#767f89']
      : kind === 'white'
        ? ['#ffffff', '#e9e8e2', '#bdbcb2']
        : ['#b9beb9', '#8b938d', '#575f59']
  const layer = (y: number, tall: number, top: string, body: string, side: string) =>
    `<path d="${polygonPath([
      [90, y + 130],
      [560, y + 220],
      [560, y + 220 + tall],
      [90, y + 130 + tall],
    ])}" fill="${sheet.across([
      [0, body],
      [1, side],
    ])}"/><path d="${polygonPath([
      [560, y + 220],
      [712, y + 90],
      [712, y + 90 + tall],
      [560, y + 220 + tall],
    ])}" fill="${sheet.across([
      [0, side],
      [1, mixColors(side, '#101317', 0.3)],
    ])}"/><path d="${polygonPath([
      [90, y + 130],
      [242, y],
      [712, y + 90],
      [560, y + 220],
    ])}" fill="${sheet.across(
      [
        [0, top],
        [1, body],
      ],
      0,
      0,
      1,
      1,
    )}"/>`
  return `<ellipse cx="420" cy="540" rx="350" ry="90" fill="${sheet.radial(stops('0 #20262d 0.5, 0.7 #20262d 0.28, 1 #20262d 0'))}"/>${layer(350, 56, '#e2d3ba', '#c9a97a', '#94744a')}${layer(270, 80, light ?? '#fff', mid ?? '#999', dark ?? '#555')}<g transform="translate(402 380) skewY(10) scale(1 .28)" clip-path="${sheet.clip('M-300 -300H300V300H-300Z')}">${grains(250, 0, 420, 4, dark ?? '#555', 0.25)}</g>`
}
