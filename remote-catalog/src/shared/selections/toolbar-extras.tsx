import { AddressNote } from '../listing/address-note.tsx'
import { PriceChoice, type PriceChoiceProps } from '../price/price-choice.tsx'
import type { ShownList } from './list-scope.ts'
import { SelectionsButton } from './selections-button.tsx'

/** What a list can do without in its first paint. */
export const ToolbarExtras = ({ list, hasBase }: PriceChoiceProps & { list?: ShownList }) => (
  <>
    {list && <AddressNote />}
    <PriceChoice hasBase={hasBase} />
    <SelectionsButton shown={list} />
  </>
)
