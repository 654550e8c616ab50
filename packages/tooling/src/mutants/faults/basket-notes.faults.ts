import type { Fault } from '../fault.ts'

const putting = 'packages/bff/migrations/20261123151500_basket_put_each.sql'
const lines = 'packages/bff/src/modules/basket/basket-line.sql.ts'
const notes = 'remote-basket-checkout/src/routes/basket/notes'

/** What is written to a line, and what the buyer knew of it. */
export const faults: readonly Fault[] = [
  {
    id: 'comment-lost-in-merge',
    file: putting,
    find: "comment = case when line.comment = '' then excluded.comment else line.comment end",
    replace: 'comment = excluded.comment',
    tests: ['modules/basket/basket.comment.test'],
    harm: 'слияние стирает комментарии корзины',
  },
  {
    id: 'comment-of-a-foreign-line',
    file: lines,
    find: 'where basket.id = basket_line.basket_id and basket.account_id = $1\n              and basket.company_id is not distinct from $2 and basket_line.product_id = $3',
    replace:
      'where basket.id = basket_line.basket_id and $1::int > 0\n              and coalesce($2::int, 0) >= 0 and basket_line.product_id = $3',
    tests: ['modules/basket/basket.comment.test'],
    harm: 'комментарий пишется в чужую корзину',
  },
  {
    id: 'line-comment-without-end',
    file: 'packages/contract/src/schemas/basket.schema.ts',
    find: 'export const lineCommentField = () => lineField({ isRequired: false })',
    replace: 'export const lineCommentField = () => z.string()',
    tests: ['modules/basket/basket.comment.test'],
    harm: 'комментарий любой длины доходит до базы',
  },
  {
    id: 'comment-lost-in-draft',
    file: 'packages/bff/src/modules/draft/draft-line.sql.ts',
    find: "comment = case when excluded.comment = '' then draft_line.comment else excluded.comment end",
    replace: 'comment = excluded.comment',
    tests: ['modules/basket/basket.comment.test'],
    harm: 'новое количество в черновике стирает комментарий',
  },
  {
    id: 'price-accepted-unseen',
    file: 'packages/bff/src/modules/basket/basket.service.ts',
    find: 'product !== null && product.unitPrice === seen.get(productId)',
    replace: 'product !== null',
    tests: ['modules/basket/basket.changed.test'],
    harm: '«Понятно» принимает цену, которой покупатель не видел',
  },
  {
    id: 'another-agreement-is-a-change',
    file: lines,
    find: 'case when known_price_type is not distinct from $3::integer then known_price end',
    replace: 'case when coalesce($3::integer, 0) >= 0 then known_price end',
    tests: ['modules/basket/basket.changed.test'],
    harm: 'смена договора выдаётся за подорожание',
  },
  {
    id: 'price-known-on-every-change',
    file: putting,
    find: 'then amount else known_price end as known',
    replace: 'then amount else amount end as known',
    tests: ['modules/basket/basket.changed.test'],
    harm: 'новое количество молча принимает новую цену',
  },
  {
    id: 'gone-goods-without-analogues',
    file: 'packages/bff/src/modules/catalog/product.sql.ts',
    find: 'from product where product.id = $1`,\n    values: [id, limit]',
    replace: 'from product where product.id = $1 and product.is_active`,\n    values: [id, limit]',
    tests: ['modules/basket/basket.changed.test'],
    harm: 'снятому товару не подобрать замену',
  },
  {
    id: 'gone-line-dropped-without-analogue',
    file: `${notes}/analogues-dialog.tsx`,
    find: 'return added !== null && (await remove(line.productId)) !== null',
    replace: 'return (await remove(line.productId)) !== null || added !== null',
    tests: ['notes/notes.test'],
    harm: 'снятый товар убран, хотя замена не положилась',
  },
]
