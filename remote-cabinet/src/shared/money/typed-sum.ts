/** Roubles with or without kopecks, as people write them: «500 000,50», in kopecks. Null: nothing; undefined: no sum. */
export const readSum = (text: string): number | null | undefined => {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  if (plain === '') return null
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** The same way back, for a field that is to be changed. */
export const sumText = (kopecks: number | null): string =>
  kopecks === null ? '' : String(kopecks / 100).replace('.', ',')
