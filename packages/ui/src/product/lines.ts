type Line = { name: string; product: { name: string; article: string } | null }

const normal = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** Lines of a basket or of a draft whose name or article has what is looked for. */
export const findLines = <Found extends Line>(
  lines: readonly Found[],
  text: string,
): readonly Found[] => {
  const wanted = normal(text.trim())
  if (wanted === '') return lines
  return lines.filter(({ product, name }) =>
    normal(`${product?.name ?? name} ${product?.article ?? ''}`).includes(wanted),
  )
}

/** Before a line goes, keeps the keyboard in the list: the next line's `[data-remove-line]`, else the one before. */
export const focusNeighbour = (button: HTMLElement): void => {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-remove-line]')]
  const index = buttons.indexOf(button)
  const neighbour = buttons[index + 1] ?? buttons[index - 1]
  neighbour?.focus({ preventScroll: true })
}
