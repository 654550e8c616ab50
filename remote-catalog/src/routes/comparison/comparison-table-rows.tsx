import { Icon } from '@isp/ui'
import { comparisonMessages as messages } from './comparison.messages.ts'
import type { ComparedValue, ComparisonRow } from './comparison-rows.ts'

const Value = ({ value }: { value: ComparedValue }) => (
  <>
    {value.text}
    {value.isBest && (
      <span className="best" role="img" aria-label={messages.best} title={messages.best}>
        <Icon name="check" size={14} />
      </span>
    )}
    {value.difference && <small>{value.difference}</small>}
  </>
)

type RowsProps = {
  rows: readonly ComparisonRow[]
  columns: readonly { id: number; isBase: boolean }[]
  tabIndex: number | undefined
}

export const ComparisonTableRows = ({ rows, columns, tabIndex }: RowsProps) =>
  rows.map(({ code, name, hint, values }) => (
    <tr key={code}>
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
  ))
