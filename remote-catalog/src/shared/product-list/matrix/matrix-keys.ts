import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Sideways a caret has its own way to go first. */
const isAtEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number) =>
  selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length)

/** Arrows go from field to field as in a spreadsheet, over cells that have none. */
export const moveByArrows = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target: from, key, currentTarget: form } = event
  const step = steps[key]
  if (!step || !(from instanceof HTMLInputElement)) return
  const [down, right] = step
  if (right !== 0 && !isAtEdge(from, right)) return
  event.preventDefault()
  const [row, column] = [Number(from.dataset.row), Number(from.dataset.column)]
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-row]')]
  const distanceOf = ({ dataset }: HTMLInputElement): number => {
    const [rows, columns] = [Number(dataset.row) - row, Number(dataset.column) - column]
    if (right !== 0) return rows === 0 ? columns * right : 0
    return columns === 0 ? rows * down : 0
  }
  const ahead = fields
    .filter((field) => distanceOf(field) > 0)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
  ahead[0]?.focus()
  ahead[0]?.select()
}
