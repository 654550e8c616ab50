import { hyphenated } from '@isp/i18n'
import { basketSlotMessages } from '../basket-slot/basket-slot.messages.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { PriceTitle } from './amount.tsx'
import { type ListColumn, techClass } from './product-facts.tsx'

export const ProductTableHead = ({ columns }: { columns: readonly ListColumn[] }) => (
  <thead>
    <tr>
      <th scope="col" className="picture">
        <span className="hidden">{messages.columnPicture}</span>
      </th>
      <th scope="col">{messages.columnProduct}</th>
      {columns.map((column, index) => (
        <th key={column.code} scope="col" className={techClass(column, index)}>
          {hyphenated(messages.withUnit(column.name, column.unit))}
        </th>
      ))}
      <th scope="col" className="stock">
        {messages.columnStock}
      </th>
      <th scope="col" className="minimum">
        {messages.columnMinimum}
      </th>
      <th scope="col" className="price">
        <PriceTitle />
      </th>
      <th scope="col" className="buy">
        {basketSlotMessages.column}
      </th>
      <th scope="col" className="marks">
        <span className="hidden">{messages.columnMarks}</span>
      </th>
    </tr>
  </thead>
)
