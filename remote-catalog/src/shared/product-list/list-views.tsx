import { ProductTiles } from './product-tiles.tsx'
import { TechnicalTable } from './technical/technical-table.tsx'
import type { ViewsProps } from './tile-parts.ts'

/** The views of a list that are chosen; the one for everybody comes with the page. */
export const ListViews = (props: ViewsProps) =>
  props.view === 'tile' ? <ProductTiles {...props} /> : <TechnicalTable {...props} />
