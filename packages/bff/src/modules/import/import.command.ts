import type { ImportWish } from './import.wish.ts'

const quoted = (text: string): string => {
  if (/^[\p{L}\d_./-]+$/u.test(text)) return text
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`
}

/** The command with which this price type would become the base. */
export const commandOf = ({ folder, source }: ImportWish, basePrice: string): string =>
  [
    `npm run import -- ${quoted(folder)}`,
    ...(source === undefined ? [] : [`--source ${source}`]),
    `--base-price ${quoted(basePrice)}`,
  ].join(' ')
