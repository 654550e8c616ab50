/**
 * For `name:` of role queries: the whole text, where a space also stands for a no-break one.
 * Names are compared byte by byte, and proper Russian typography is full of no-break spaces.
 */
export const words = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')}$`)
