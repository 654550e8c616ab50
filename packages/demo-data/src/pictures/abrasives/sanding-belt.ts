import { mixColors } from '../draw/material.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { grains } from './parts.ts'

export const sandingBelt = ({ color }: { color: string }, sheet: Sheet): string => {
  const cloth: Record<string, [string, string, string]> = {
    brown: ['#b8734a', '#8f5230', '#5c331d'],
    blue: ['#5f86b5', '#38618f', '#213f62'],
    grey: ['#70767c', '#4b5157', '#2b2f34'],
  }
  const [light, mid, dark] = cloth[color] ?? ['#b8734a', '#8f5230', '#5c331d']
  const tall = 250
  const front = `M70 300A330 118 0 0 0 730 300V${300 + tall}A330 118 0 0 1 70 ${300 + tall}Z`
  const across = (stops: Parameters<Sheet['across']>[0]) => sheet.across(stops, 0, 0, 1, 0)
  return `<ellipse cx="412" cy="596" rx="366" ry="104" fill="${sheet.radial(stops('0 #20262d 0.5, 0.84 #20262d 0.34, 1 #20262d 0'))}"/><ellipse cx="400" cy="300" rx="330" ry="118" fill="${across(stops('0 #b7a68b, 0.3 #e4d8c3, 0.6 #f6efe3, 1 #b09e82'))}"/><path d="M84 330A330 118 0 0 1 716 330A322 110 0 0 0 84 330Z" fill="#8d7c62" opacity=".35"/><ellipse cx="400" cy="424" rx="318" ry="106" fill="#c9bda8" clip-path="${sheet.clip('M70 300A330 118 0 0 1 730 300A330 118 0 0 1 70 300Z')}"/><path d="${front}" fill="${across(
    [
      [0, dark],
      [0.16, mid],
      [0.34, light],
      [0.5, mid],
      [0.8, mixColors(mid, dark, 0.6)],
      [1, dark],
    ],
  )}"/><g clip-path="${sheet.clip(front)}"><g transform="translate(400 460)">${grains(350, 0, 1100, 3.4, '#f8e4d0', 0.28)}${grains(352, 30, 760, 3.2, '#140c07', 0.36)}</g><path d="M486 420l-40 ${tall + 6}" stroke="${dark}" stroke-width="4" opacity=".6"/></g><path d="M70 300A330 118 0 0 0 730 300" fill="none" stroke="${light}" stroke-width="4" opacity=".8"/>`
}
