/** The most revolutions at which a wheel stays within its metres a second, rounded down to tens. */
export const speedLimit = (diameter: number, peripheral: number): number =>
  Math.floor((peripheral * 60_000) / (Math.PI * diameter * 10)) * 10
