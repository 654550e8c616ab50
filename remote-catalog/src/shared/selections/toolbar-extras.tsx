import { PriceChoice, type PriceChoiceProps } from '../price/price-choice.tsx'
import { SelectionsButton } from './selections-button.tsx'

/** What a list can do without in its first paint. */
export const ToolbarExtras = (props: PriceChoiceProps) => (
  <>
    <PriceChoice {...props} />
    <SelectionsButton />
  </>
)
