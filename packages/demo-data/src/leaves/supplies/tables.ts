export const finishes = [
  'без покрытия',
  'цинк белый',
  'цинк жёлтый',
  'термодиффузионный цинк',
] as const
export const isStainless = (strength: string): boolean => strength.startsWith('A')

/**
 * The coatings that a property class comes with. Stainless steel has none; 12.9 is made brittle by the hydrogen of a zinc bath
 * and softened by the heat of diffusion.
 */
export const finishesOf = (strength: string): readonly string[] => {
  if (isStainless(strength)) return ['без покрытия']
  return strength === '12.9' ? ['без покрытия'] : finishes
}
/** Kilograms of a hexagon of this height without its hole. */
export const hexagonMass = (acrossFlats: number, height: number): number =>
  0.866 * acrossFlats ** 2 * height * STEEL
export const STEEL = 7.85e-6
export const finishWord = (finish: string): string => (finish === 'без покрытия' ? 'б/п' : finish)

export const boltRows = [6, 8, 10, 12, 14, 16, 18, 20, 24, 30].flatMap((d) =>
  [16, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 120]
    .filter((l) => l >= d * 1.6 && l <= d * 10)
    .map((l) => [d, l] as const),
)
