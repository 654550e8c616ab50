export const sizeText = (size: number): string => String(Math.max(1, Math.round(size)))
