/** Number of bars of equal width between the lowest and highest value of a facet. */
export const BARS = 16

/** Adds `count` to the bar of a value; the highest value belongs to the last bar. */
export const addToBar = (
  bars: Uint32Array,
  { min, max }: { min: number; max: number },
  value: number,
  count: number,
): void => {
  const bar = Math.min(BARS - 1, Math.floor(((value - min) * BARS) / (max - min)))
  bars[bar] = (bars[bar] as number) + count
}
