/** Bars of equal width from the least to the greatest value of a facet. */
export const BARS = 16

/** Adds `count` to the bar of a value; the greatest value belongs to the last bar. */
export const addToBar = (
  bars: Uint32Array,
  { min, max }: { min: number; max: number },
  value: number,
  count: number,
): void => {
  const bar = Math.min(BARS - 1, Math.floor(((value - min) * BARS) / (max - min)))
  bars[bar] = (bars[bar] as number) + count
}
