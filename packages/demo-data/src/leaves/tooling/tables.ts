export const er: Record<string, readonly [d: number, length: number, from: number, to: number]> = {
  ER11: [11.5, 18, 1, 7],
  ER16: [17, 27.5, 1, 10],
  ER20: [21, 31.5, 1, 13],
  ER25: [26, 34, 2, 16],
  ER32: [33, 40, 3, 20],
  ER40: [41, 46, 4, 26],
  ER50: [52, 60, 10, 34],
}
export const tapers = ['BT30', 'BT40', 'BT50', 'SK40', 'SK50', 'HSK-A63', 'HSK-A100'] as const
