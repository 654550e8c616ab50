export const er: Record<string, readonly [d: number, length: number, from: number, to: number]> = {
  ER11: [11.5, 18, 1, 7],
  ER16: [17, 27.5, 1, 10],
  ER20: [21, 31.5, 1, 13],
  ER25: [26, 34, 2, 16],
  ER32: [33, 40, 3, 20],
  ER40: [41, 46, 4, 26],
  ER50: [52, 60, 10, 34],
}
/** Outer diameter of the nut, DIN 6499. */
export const nutOf: Readonly<Record<string, number>> = {
  ER11: 19,
  ER16: 28,
  ER20: 34,
  ER25: 42,
  ER32: 50,
  ER40: 63,
  ER50: 78,
}
/** The largest tool in millimetres that a taper carries. */
export const carriedBy: Readonly<Record<string, number>> = {
  BT30: 20,
  BT40: 32,
  BT50: 50,
  SK40: 32,
  SK50: 50,
  'HSK-A63': 32,
  'HSK-A100': 50,
  'Морзе 3': 20,
  'Морзе 4': 26,
}
export const taperStandard = (taper: string): string => {
  if (taper.startsWith('BT')) return 'MAS 403 BT'
  if (taper.startsWith('SK')) return 'DIN 69871'
  return taper.startsWith('HSK') ? 'DIN 69893' : 'DIN 228'
}

/** Kilograms of what sits in the spindle. */
export const taperMass = (taper: string): number => {
  if (taper.endsWith('50') || taper.endsWith('100')) return 3.2
  return taper === 'BT30' || taper.startsWith('Морзе') ? 0.5 : 1.1
}
/** What a taper costs against the usual one: large ones are more steel, hollow ones more grinding. */
export const taperFactor = (taper: string): number =>
  (taperMass(taper) > 3 ? 1.7 : 1) * (taper.startsWith('HSK') ? 1.5 : 1)

export const tapers = ['BT30', 'BT40', 'BT50', 'SK40', 'SK50', 'HSK-A63', 'HSK-A100'] as const
