// ISO 296, the thick end
const diameters: Readonly<Record<number, number>> = {
  1: 12.065,
  2: 17.78,
  3: 23.825,
  4: 31.267,
  5: 44.399,
}
/** Millimetres across the thick end of a Morse taper. */
export const morseDiameter = (cone: number): number => {
  const diameter = diameters[cone]
  if (diameter === undefined) throw new Error(`no Morse taper ${cone}`)
  return diameter
}
