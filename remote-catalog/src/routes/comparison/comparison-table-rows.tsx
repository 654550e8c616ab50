import { Icon } from '@isp/ui'
import type { CSSProperties } from 'react'
import { comparisonMessages as messages } from './comparison.messages.ts'
import type { ComparedValue, ComparisonRow } from './comparison-rows.ts'

/** A figure up to its decimal sign, and what follows it: «1 234», «,50 ₽». */
const partsOf = ({ text, number }: ComparedValue): readonly string[] =>
  (number === null ? null : /^([\u2212\d\s]*\d)(.*)$/.exec(text))?.slice(1) ?? []

const Value = ({ value }: { value: ComparedValue }) => {
  const [whole, rest] = partsOf(value)
  return (
    <>
      {whole === undefined ? (
        value.text
      ) : (
        <span className="figure">
          <span>{whole}</span>
          {rest}
        </span>
      )}
      {value.isBest && (
        <span className="best" role="img" aria-label={messages.best} title={messages.best}>
          <Icon name="check" size={14} />
        </span>
      )}
      {value.difference && <small>{value.difference}</small>}
    </>
  )
}

type RowsProps = {
  rows: readonly ComparisonRow[]
  columns: readonly { id: number; isBase: boolean }[]
  tabIndex: number | undefined
}

export const ComparisonTableRows = ({ rows, columns, tabIndex }: RowsProps) =>
  rows.map(({ code, name, hint, values }) => {
    const digits = Math.max(0, ...values.map((value) => partsOf(value)[0]?.length ?? 0))
    return (
      <tr key={code} style={{ '--digits': digits } as CSSProperties}>
        <th scope="row" className="label" tabIndex={tabIndex}>
          <span>{name}</span>
          {hint && <small>{hint}</small>}
        </th>
        {values.map((value, place) => (
          <td
            key={columns[place]?.id}
            data-base={columns[place]?.isBase || undefined}
            tabIndex={tabIndex}
          >
            <Value value={value} />
          </td>
        ))}
      </tr>
    )
  })
