import path from 'node:path'

const edge = (sign: string | undefined) => (sign && /\w/.test(sign) ? String.raw`\b` : '')

/** `order` matches `order-create.test.ts` and `order/`, but not `orders` or `recorder`. */
const wholeWords = (text: string): RegExp => {
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(edge(text[0]) + literal + edge(text.at(-1)))
}

/** Files (from the root) whose paths match the words of a filter; a filter may also be a whole path. */
export const filesNamed = (
  files: readonly string[],
  filters: readonly string[],
  root: string,
): readonly string[] => {
  const names = filters.map((filter) =>
    wholeWords(path.isAbsolute(filter) ? path.relative(root, filter) : path.normalize(filter)),
  )
  return files.filter((file) => names.some((name) => name.test(file)))
}
