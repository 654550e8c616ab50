import * as z from 'zod'
import { issueOf, lineField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'
import { MAX_BASKET_LINES, MAX_QUANTITY } from '../limits.ts'
import { isoDateSchema, productCardSchema } from './product.schema.ts'

const quantitySchema = z.int().min(1).max(MAX_QUANTITY)
/** D47: comment of a line; empty: none. */
export const lineCommentField = () => lineField({ isRequired: false })

/** A line sent by a client (§3 "Local basket line"). The server does not rely on `quantityAvailable`. */
export const basketItemInputSchema = z
  .strictObject({
    productId: idField(),
    quantityOrdered: quantitySchema,
    quantityAvailable: z.int().min(0).optional(),
    autoApplyToOrdered: z.literal(true).optional(),
    comment: lineCommentField()
      .optional()
      .describe('Комментарий новой строки; у той, где он уже есть, остаётся прежний'),
  })
  .meta({ id: 'BasketItemInput' })
export type BasketItemInput = z.infer<typeof basketItemInputSchema>

export const basketItemsInputSchema = z
  .strictObject({ items: z.array(basketItemInputSchema).min(1).max(MAX_BASKET_LINES) })
  .meta({ id: 'BasketItemsInput' })

/** Number of lines (D17) and total, for the header. */
export const smallBasketSchema = z
  .object({ count: z.int(), total: z.int().describe('Копейки, НДС включён') })
  .meta({ id: 'SmallBasket' })
export type SmallBasket = z.infer<typeof smallBasketSchema>

/** Why a line cannot be ordered. */
export const lineProblemSchema = z.enum(['gone', 'no-price'])

/** What the buyer saw when the line was added or last accepted; null: unchanged. */
export const lineBeforeSchema = z
  .object({
    price: z.int().nullable().describe('Прежняя цена за единицу, копейки'),
    quantityAvailable: z.int().nullable().describe('Сколько из заказанного было в наличии'),
  })
  .meta({ id: 'LineBefore' })
export type LineBefore = z.infer<typeof lineBeforeSchema>

export const basketLineSchema = z
  .object({
    productId: z.int(),
    product: productCardSchema.nullable().describe('null — товар снят с продажи'),
    name: z.string().describe('Название на случай, если товара больше нет'),
    quantityOrdered: z.int(),
    quantityAvailable: z.int().describe('Сколько из заказанного есть сейчас (D21)'),
    expectedOn: isoDateSchema
      .nullable()
      .describe('Когда ожидается остальное; null — срок неизвестен'),
    price: z.int().nullable().describe('Цена за единицу, копейки'),
    sum: z.int().describe('Копейки'),
    vatSum: z.int().describe('НДС в сумме, копейки'),
    weight: z.number().nullable().describe('Масса единицы, граммы; null — в данных её нет'),
    raisedFrom: z
      .int()
      .nullable()
      .describe('Количество, которое просили: поднято до минимума или кратности (D21)'),
    problem: lineProblemSchema.nullable(),
    comment: z.string().describe('Пустой — комментария нет'),
    was: lineBeforeSchema.nullable().describe('null — с тех пор ничего не изменилось'),
  })
  .meta({ id: 'BasketLine' })
export type BasketLine = z.infer<typeof basketLineSchema>

/** §3 "Cart response": `in_basket` and `total`; lines in the order in which they were added. */
export const basketSchema = z
  .object({
    in_basket: z.array(basketLineSchema),
    count: z.int(),
    total: z.int(),
    vatTotal: z.int(),
    totalAvailableNow: z.int().describe('Сумма того, что есть сейчас'),
    weightTotal: z.number().describe('Граммы: всё, что можно заказать и масса чего известна'),
    unweighedCount: z.int().describe('Строк, которые можно заказать, но масса их не известна'),
    priceType: z.string(),
  })
  .meta({ id: 'Basket' })
export type Basket = z.infer<typeof basketSchema>

/** The content of a removed line. */
export const removedLineSchema = z
  .object({ productId: z.int(), quantityOrdered: z.int(), comment: z.string() })
  .meta({ id: 'RemovedLine' })
export type RemovedLine = z.infer<typeof removedLineSchema>

/** The response to a change: the resulting lines and the new total. */
export const basketChangeSchema = z
  .object({
    lines: z.array(
      z.object({
        productId: z.int(),
        quantityOrdered: z.int(),
        raisedFrom: z.int().nullable(),
        sum: z.int(),
        problem: lineProblemSchema.nullable(),
      }),
    ),
    count: z.int(),
    total: z.int(),
    removed: z
      .array(removedLineSchema)
      .optional()
      .describe('Убранные строки, какими они были: чтобы вернуть их такими же'),
  })
  .meta({ id: 'BasketChange' })
export type BasketChange = z.infer<typeof basketChangeSchema>

/** A line that can be restored at its former position. */
export const basketMergeItemSchema = basketItemInputSchema
  .extend({
    before: idField()
      .optional()
      .describe(
        'Товар, перед строкой которого встаёт новая строка; без него или если его нет — в конец',
      ),
  })
  .meta({ id: 'BasketMergeItem' })
export type BasketMergeItem = z.infer<typeof basketMergeItemSchema>

export const basketMergeInputSchema = z
  .strictObject({
    action: z.literal('merge'),
    items: z.array(basketMergeItemSchema).min(1).max(MAX_BASKET_LINES),
    mergeId: z
      .uuid()
      .optional()
      .describe('Повтор с тем же номером ничего не меняет дважды; без номера это новое слияние'),
  })
  .meta({ id: 'BasketMergeInput' })

/** Either of the two: a comment is sent without the quantity, so that it does not undo a concurrent change of quantity. */
export const changeLineInputSchema = z
  .strictObject({
    quantityOrdered: quantitySchema.optional(),
    comment: lineCommentField().optional(),
  })
  .superRefine(({ quantityOrdered, comment }, context) => {
    if (quantityOrdered === undefined && comment === undefined) {
      context.addIssue({ ...issueOf({ code: 'REQUIRED' }), path: ['quantityOrdered'] })
    } else if (quantityOrdered !== undefined && comment !== undefined) {
      context.addIssue({ ...issueOf({ code: 'INVALID' }), path: ['comment'] })
    }
  })
  .meta({ id: 'ChangeLineInput' })
export type ChangeLineInput = z.infer<typeof changeLineInputSchema>

/** New quantities of several lines; either all are changed, or none. */
export const changeLinesInputSchema = z
  .strictObject({
    items: z
      .array(z.strictObject({ productId: idField(), quantityOrdered: quantitySchema }))
      .min(1)
      .max(MAX_BASKET_LINES)
      .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length),
  })
  .meta({ id: 'ChangeLinesInput' })
export type ChangeLinesInput = z.infer<typeof changeLinesInputSchema>

/** The prices that the buyer has seen: if a price has changed again meanwhile, it is not accepted. */
export const acceptLinesInputSchema = z
  .strictObject({
    items: z
      .array(z.strictObject({ productId: idField(), price: z.int().min(0).nullable() }))
      .min(1)
      .max(MAX_BASKET_LINES),
  })
  .meta({ id: 'AcceptLinesInput' })
export type AcceptLinesInput = z.infer<typeof acceptLinesInputSchema>
