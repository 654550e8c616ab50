import { Text } from '@isp/ui'
import { TechnicalTable } from '../technical/technical-table.tsx'
import type { ListedProps } from '../tile-parts.ts'
import { MatrixView } from './matrix-view.tsx'

/** The matrix of a list, or why there is none, over the same list as a table. */
export const MatrixPlace = (props: ListedProps) => {
  const { matrix } = props.answer
  // the same list under any filters and axes: /catalog/bolty/…, /search/…
  const draft = props
    .urlOf(() => ({}))
    .split('/', 3)
    .join('/')
  if (matrix?.kind === 'laid')
    return <MatrixView key={draft} {...props} matrix={matrix} draft={`matrix:${draft}`} />
  return (
    <>
      <Text tone="secondary" css={{ paddingBottom: '8px' }}>
        {matrix?.reason}
      </Text>
      <TechnicalTable {...props} />
    </>
  )
}
