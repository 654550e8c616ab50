import * as z from 'zod'
import { issueOf, lineField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'
import { MAX_BASKET_LINES, MAX_QUANTITY } from '../limits.ts'
import { isoDateSchema, productCardSchema } from './product.schema.ts'

const quantitySchema = z.int().min(1).max(MAX_QUANTITY)
/** D47: of a line; empty: none. */
export const lineCommentField = () => lineField({ isRequired: false })

/** A line as a client sends it (§3 "Local basket line"). `quantityAvailable` is a hint; the server decides. */
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

/** Count of distinct lines (D17) and total: what the header shows. */
export const smallBasketSchema = z
  .object({ count: z.int(), total: z.int().describe('Копейки, НДС включён') })
  .meta({ id: 'SmallBasket' })
export type SmallBasket = z.infer<typeof smallBasketSchema>

/** Why a line cannot be ordered as it stands. */
export const lineProblemSchema = z.enum(['gone', 'no-price'])

/** What the buyer knew of a line when it was put in, or has accepted since; null: that has not changed. */
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

/** §3 "Cart response": `in_basket` and `total`; lines in the order they were put in. */
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

/** The short answer to a change: what became of each line that was sent, and the new total. */
/** What stood in a line that was taken out. */
export const removedLineSchema = z
  .object({ productId: z.int(), quantityOrdered: z.int(), comment: z.string() })
  .meta({ id: 'RemovedLine' })
export type RemovedLine = z.infer<typeof removedLineSchema>

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

/** A line that may come back to where it stood. */
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

/** One of the two: a comment is written while quantities are being changed, and takes none of them back. */
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

/** What each line is to hold from now on; all of them are changed, or none. */
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

/** The prices that were seen: one that has changed once more meanwhile is not accepted. */
export const acceptLinesInputSchema = z
  .strictObject({
    items: z
      .array(z.strictObject({ productId: idField(), price: z.int().min(0).nullable() }))
      .min(1)
      .max(MAX_BASKET_LINES),
  })
  .meta({ id: 'AcceptLinesInput' })
export type AcceptLinesInput = z.infer<typeof acceptLinesInputSchema>
