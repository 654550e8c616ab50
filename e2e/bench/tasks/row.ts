import { type AnchorCounts, anchors } from './anchors.ts'
import type { Effort, Task } from './hand.ts'
import { secondsOf } from './model.ts'

const round = (seconds: number): number => Number(seconds.toFixed(1))

/** A line of the table. */
export type TaskRow = ReturnType<typeof rowOf>

const besideOf = ({ anchor }: Task): Record<keyof AnchorCounts, string> => {
  const counts: Partial<AnchorCounts> = anchor ? anchors[anchor] : {}
  const shown = (site: keyof AnchorCounts) => {
    const count = counts[site]
    return count === undefined ? '' : count === null ? '–' : `~${count}`
  }
  return {
    'McMaster-Carr': shown('McMaster-Carr'),
    Misumi: shown('Misumi'),
    Hoffmann: shown('Hoffmann'),
    RS: shown('RS'),
  }
}

export const rowOf = (task: Task, effort: Effort) => {
  const countOf = (kind: string) => effort.actions.filter((action) => action === kind).length
  return {
    task: task.name,
    actions: effort.actions.length,
    bar: task.bar,
    presses: countOf('press'),
    fields: countOf('field'),
    enters: countOf('key'),
    characters: effort.characters,
    scrolls: effort.scrolls,
    screens: effort.screens,
    'person s': round(secondsOf(effort)),
    'shop s': round(effort.waited / 1000),
    ...besideOf(task),
  }
}
