export const pitches: Record<number, number> = {
  3: 0.5,
  4: 0.7,
  5: 0.8,
  6: 1,
  8: 1.25,
  10: 1.5,
  12: 1.75,
  14: 2,
  16: 2,
  18: 2.5,
  20: 2.5,
  24: 3,
  30: 3.5,
}
export const finishes = [
  'без покрытия',
  'цинк белый',
  'цинк жёлтый',
  'термодиффузионный цинк',
] as const
export const boltRows = [6, 8, 10, 12, 14, 16, 18, 20, 24, 30].flatMap((d) =>
  [16, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 120]
    .filter((l) => l >= d * 1.6 && l <= d * 10)
    .map((l) => [d, l] as const),
)
