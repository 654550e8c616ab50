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
/** Larger ones of A2-70 are made by agreement only, ISO 3506. */
export const isSizeOf = (strength: string, d: number): boolean => !isStainless(strength) || d <= 24

/** What a coating costs against bare steel. */
export const finishFactor = (finish: string): number => {
  if (finish === 'без покрытия') return 1
  return finish.startsWith('термо') ? 1.35 : 1.2
}
/** The surface that a picture shows. */
export const finishSurface = (strength: string, finish: string): string => {
  if (finish === 'цинк жёлтый') return 'tin'
  return finish === 'без покрытия' && !isStainless(strength) ? 'black' : 'steel'
}
/** Roubles of a piece of plain steel by its kilograms: making it, then the steel. */
export const priceOfMass = (mass: number): number => 0.3 + mass * 230

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
