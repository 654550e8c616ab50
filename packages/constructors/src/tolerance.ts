/** ISO 286-1 (ГОСТ 25346): upper bound of the range, then IT5 … IT11 in micrometres; IT12 … IT16 are ten times IT7 … IT11. */
const rows: readonly (readonly number[])[] = [
  [3, 4, 6, 10, 14, 25, 40, 60],
  [6, 5, 8, 12, 18, 30, 48, 75],
  [10, 6, 9, 15, 22, 36, 58, 90],
  [18, 8, 11, 18, 27, 43, 70, 110],
  [30, 9, 13, 21, 33, 52, 84, 130],
  [50, 11, 16, 25, 39, 62, 100, 160],
  [80, 13, 19, 30, 46, 74, 120, 190],
  [120, 15, 22, 35, 54, 87, 140, 220],
  [180, 18, 25, 40, 63, 100, 160, 250],
  [250, 20, 29, 46, 72, 115, 185, 290],
  [315, 23, 32, 52, 81, 130, 210, 320],
  [400, 25, 36, 57, 89, 140, 230, 360],
  [500, 27, 40, 63, 97, 155, 250, 400],
]
const FIRST_GRADE = 5

/** The width of a tolerance, mm, for sizes up to 500 mm. */
export const toleranceOf = (grade: number, size: number): number => {
  const row = rows.find(([upTo = 0]) => size <= upTo) ?? rows.at(-1)
  const isCoarse = grade > 11
  return ((row?.[grade - FIRST_GRADE + 1 - (isCoarse ? 5 : 0)] ?? 0) * (isCoarse ? 10 : 1)) / 1000
}
