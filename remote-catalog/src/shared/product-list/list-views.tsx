import { MatrixPlace } from './matrix/matrix-place.tsx'
import { ProductTiles } from './product-tiles.tsx'
import { TechnicalTable } from './technical/technical-table.tsx'
import type { ViewsProps } from './tile-parts.ts'

/** The views of a list that are chosen; the one for everybody comes with the page. */
export const ListViews = ({ answer, urlOf, ...rest }: ViewsProps) => {
  if (rest.view === 'tile' || !answer || !urlOf) return <ProductTiles {...rest} />
  const props = { ...rest, answer, urlOf }
  return rest.view === 'matrix' ? <MatrixPlace {...props} /> : <TechnicalTable {...props} />
}
