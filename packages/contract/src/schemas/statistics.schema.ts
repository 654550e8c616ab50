import * as z from 'zod'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { productCardSchema } from './product.schema.ts'

/** Maximum length of a period, and the period of responses that do not name one. */
export const STATISTICS_MONTHS = 24
export const MAX_STATISTICS_COMPANIES = 10

const uuid = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}'

const companyUuidsField = () =>
  z
    .string()
    .regex(new RegExp(`^${uuid}(?:,${uuid}){0,${MAX_STATISTICS_COMPANIES - 1}}$`))
    .optional()
    .describe('Компании вошедшего через запятую, не больше 10; без них — выбранная')

const monthField = () => z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)

/** Number of months since the year 0. */
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

export const statisticsQuerySchema = z.object({ companyUuids: companyUuidsField() })
export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>

/** Both ends of the period or neither. */
export const categoryStatisticsQuerySchema = z
  .object({
    ...statisticsQuerySchema.shape,
    from: monthField().optional().describe('Первый месяц, ГГГГ-ММ'),
    to: monthField().optional().describe('Последний месяц; без обоих — последние 24'),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined && to === undefined) return
    const length = from && to ? numberOf(to) - numberOf(from) + 1 : 0
    if (length >= 1 && length <= STATISTICS_MONTHS) return
    context.addIssue({ code: 'custom', message: 'INVALID', path: [to ? 'from' : 'to'] })
  })
export type CategoryStatisticsQuery = z.infer<typeof categoryStatisticsQuerySchema>

const monthsSchema = z.array(z.string()).describe('ГГГГ-ММ по порядку, по московскому времени')
const amountsSchema = z
  .array(z.int())
  .describe('Копейки по месяцам; ноль — не заказывали, меньше нуля — вернули больше, чем заказали')

export const companyAmountsSchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    amounts: amountsSchema,
    orderCounts: z.array(z.int()),
  })
  .meta({ id: 'CompanyAmounts' })
export type CompanyAmounts = z.infer<typeof companyAmountsSchema>

export const statisticsAmountSchema = z
  .object({ months: monthsSchema, companies: z.array(companyAmountsSchema) })
  .meta({ id: 'StatisticsAmount' })
export type StatisticsAmount = z.infer<typeof statisticsAmountSchema>

export const categoryAmountsSchema = z
  .object({
    name: z.string().nullable().describe('Раздел первого уровня; null — товара уже нет в каталоге'),
    amounts: amountsSchema,
  })
  .meta({ id: 'CategoryAmounts' })
export type CategoryAmounts = z.infer<typeof categoryAmountsSchema>

export const companyCategoriesSchema = z
  .object({
    months: monthsSchema,
    companies: z.array(
      z.object({
        uuid: z.string(),
        name: z.string(),
        categories: z.array(categoryAmountsSchema).describe('Большие суммы — первыми'),
      }),
    ),
  })
  .meta({ id: 'CompanyCategories' })
export type CompanyCategories = z.infer<typeof companyCategoriesSchema>

export const statisticsRefreshSchema = z
  .object({ countedAt: z.iso.datetime({ offset: true }).describe('Когда посчитано заново') })
  .meta({ id: 'StatisticsRefresh' })
export type StatisticsRefresh = z.infer<typeof statisticsRefreshSchema>

const waitingOrdersSchema = z.object({
  count: z.int(),
  total: z.int().describe('Сумма этих заказов, копейки'),
  first: z
    .object({ id: z.int(), number: z.string(), at: z.string() })
    .nullable()
    .describe('Самый срочный из них; at — срок, для поставки день ГГГГ-ММ-ДД'),
})

const repricedGoodsSchema = z.object({
  count: z.int().describe('Товаров'),
  first: z
    .object({
      name: z.string(),
      from: z.int(),
      to: z.int(),
    })
    .nullable()
    .describe('Изменившийся последним, цены в копейках'),
})

/** What needs attention soon, and products whose price has changed; nothing to do is a count of zero. */
export const waitingTodaySchema = z
  .object({
    unpaid: waitingOrdersSchema.describe('Ждут оплаты; срок — конец резерва, если он есть'),
    ending: waitingOrdersSchema.describe('Резерв кончается в ближайшие три дня'),
    arriving: waitingOrdersSchema.describe('Недостающее поступит на склад в ближайшие семь дней'),
    approvals: z.int().describe('Заявки, которые ждут решения спрашивающего (D42)'),
    asked: z.int().describe('Его собственные заявки, по которым ещё не решили'),
    drafts: repricedGoodsSchema.describe(
      'Цена изменилась на процент и больше с тех пор, как товар в черновике; за 30 дней',
    ),
    favorites: repricedGoodsSchema.describe('То же в избранном'),
    overdue: z
      .array(
        z.object({ agreement: z.string().describe('uuid'), name: z.string(), amount: z.int() }),
      )
      .describe(
        'Просрочено по каждому договору компании, и закончившемуся, копейки; больший — первым',
      ),
  })
  .meta({ id: 'WaitingToday' })
export type WaitingToday = z.infer<typeof waitingTodaySchema>

export const repricedPlaces = ['drafts', 'favorites'] as const
export type RepricedPlace = (typeof repricedPlaces)[number]

export const repricedQuerySchema = z.object({
  ...pageQuery([20, 50]),
  in: z.enum(repricedPlaces).optional().describe('Где товар лежит; без него — и там, и там'),
})
export type RepricedQuery = z.infer<typeof repricedQuerySchema>

export const repricedProductSchema = z
  .object({
    product: productCardSchema,
    from: z.int().describe('Прежняя цена за единицу, копеек'),
    to: z.int().describe('Нынешняя цена за единицу, копеек'),
    changedAt: z.iso.datetime({ offset: true }),
    drafts: z.array(z.object({ id: z.int(), name: z.string() })),
    isFavorite: z.boolean(),
  })
  .meta({ id: 'RepricedProduct' })
export type RepricedProduct = z.infer<typeof repricedProductSchema>

/** The products counted in `drafts` and `favorites` of WaitingToday. */
export const repricedSchema = pageOf(repricedProductSchema).meta({ id: 'Repriced' })
export type Repriced = z.infer<typeof repricedSchema>
