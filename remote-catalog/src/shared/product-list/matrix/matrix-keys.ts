import type { KeyboardEvent } from 'react'

type Step = readonly [rows: number, columns: number]

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

/** Sideways a caret has its own way to go first; what is selected as a whole has just been come to. */
const isAtEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number) =>
  selectionStart === selectionEnd
    ? selectionStart === (step < 0 ? 0 : value.length)
    : selectionStart === 0 && selectionEnd === value.length

/** The next field that way, over cells that have none. */
const ahead = (from: HTMLInputElement, [rows, columns]: Step): HTMLInputElement | null => {
  const table = from.closest('table')
  const cell = from.closest('td')
  const line = from.closest('tr')
  if (!(table && cell && line)) return null
  let [row, column] = [line.rowIndex + rows, cell.cellIndex + columns]
  for (let next = table.rows[row]?.cells[column]; next; next = table.rows[row]?.cells[column]) {
    const field = next.querySelector('input')
    if (field) return field
    row += rows
    column += columns
  }
  return null
}

/** Arrows and Enter go from field to field as in a spreadsheet; Shift turns Enter round. */
export const moveByKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target: from, key, shiftKey } = event
  const step = steps[key]
  if (!step || !(from instanceof HTMLInputElement)) return
  if (step[1] !== 0 && !isAtEdge(from, step[1])) return
  event.preventDefault()
  const field = ahead(from, key === 'Enter' && shiftKey ? [-1, 0] : step)
  field?.focus()
}
