import type { ExcelProduct } from '@isp/contract'
import { Button } from '@isp/ui'
import { excelImportMessages as messages } from './excel-import.messages.ts'
import { nearestCss } from './row-list.css.ts'

type NearestGoodsProps = {
  row: { quantity: number | string | null; nearest: readonly ExcelProduct[] }
  onTake: (productId: number) => void
}

/** What a row may have meant; to be taken at once where its quantity is sound. */
export const NearestGoods = ({ row, onTake }: NearestGoodsProps) =>
  row.nearest.length > 0 && (
    <div css={nearestCss}>
      <span>{messages.instead}</span>
      {row.nearest.map(({ id, article, name }) =>
        typeof row.quantity === 'number' ? (
          <Button key={id} variant="secondary" size="s" onClick={() => onTake(id)}>
            {messages.take(article, name)}
          </Button>
        ) : (
          <span key={id}>{messages.near(article, name)}</span>
        ),
      )}
    </div>
  )
