import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'

const FAR = Number.POSITIVE_INFINITY

/** How many rows and columns a key goes, of a table or, with Ctrl, to the corner of it. */
const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -FAR],
  End: [0, FAR],
}

const within = (place: number, count: number): number => Math.min(Math.max(place, 0), count - 1)

/** Arrows go from cell to cell, Home and End along the row, with Ctrl to the first and last cell of all. */
export const moveByKeys = (event: KeyboardEvent<HTMLTableElement>): void => {
  const { currentTarget: table, target: cell, key, ctrlKey } = event
  const [down, right] = steps[key] ?? [0, 0]
  const isOfTable = down + right !== 0 && (!ctrlKey || Math.abs(right) === FAR)
  // the controls within a cell have keys of their own
  if (!isOfTable || !(cell instanceof HTMLTableCellElement)) return
  event.preventDefault()
  const row = cell.parentElement as HTMLTableRowElement
  const target = table.rows[within(row.rowIndex + (ctrlKey ? right : down), table.rows.length)]
  // a row of one cell alone does not change the column
  if (row.cells.length > 1) table.dataset.column = `${cell.cellIndex}`
  const column = Number(table.dataset.column ?? 0) + right
  const next = target?.cells[within(column, target.cells.length)]
  next?.focus({ preventScroll: true })
  // a focus alone leaves a cell that is half seen where it is
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const CELL = 'th, td'
const isStop = (cell: HTMLTableCellElement): boolean => cell.tabIndex === 0

/** One stop for the Tab key: the cell that was last in use, or holds what is. */
export const keepStop = ({ currentTarget: table, target }: FocusEvent<HTMLTableElement>): void => {
  const cell = target.closest<HTMLTableCellElement>(CELL)
  if (!cell) return
  for (const other of table.querySelectorAll<HTMLTableCellElement>(CELL))
    if (isStop(other)) other.tabIndex = -1
  cell.tabIndex = 0
}

/** The stop that went with its column or row comes back at the beginning. */
export const useStop = (table: RefObject<HTMLTableElement | null>, isOn: boolean): void =>
  useEffect(() => {
    if (!isOn) return
    const cells = [...(table.current?.querySelectorAll<HTMLTableCellElement>(CELL) ?? [])]
    if (cells[0] && !cells.some(isStop)) cells[0].tabIndex = 0
  })
