import type { NewAct } from './staff-log.sql.ts'

/** The changed fields with their old and new values as text. */
export const changesOf = (
  before: Readonly<Record<string, string | number | null>>,
  after: Readonly<Record<string, string | number | null>>,
): NewAct['changes'] => {
  const textOf = (value: string | number | null | undefined) =>
    value === null || value === undefined ? null : String(value)
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after)
}
