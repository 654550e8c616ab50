import * as z from 'zod'
import { pageInput, pageOf } from '../fields/pages.ts'
import { askedMatrixSchema, matrixSchema } from './matrix.schema.ts'
import { productCardSchema } from './product.schema.ts'
import { sectionDrawingSchema } from './product-drawing.schema.ts'
import { slugSchema } from './section.schema.ts'

export const sortKeys = ['popular', 'price-asc', 'price-desc', 'name', 'new', 'stock'] as const
export const sortKeySchema = z.enum(sortKeys)
export type SortKey = z.infer<typeof sortKeySchema>

/** By an attribute of the section, or by `brand`: «up:diameter», «down:diameter». Products without a value come last in both directions. */
const attributeSortSchema = z.templateLiteral([
  z.enum(['up', 'down']),
  ':',
  z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/),
])
export type AttributeSort = z.infer<typeof attributeSortSchema>

export const pageSizes = [30, 60, 120] as const

/** A chosen filter. `values` are value keys from facets (OR inside a filter, AND between filters); `from`/`to` bound a number. */
export const filterSelectionSchema = z
  .strictObject({
    code: z.string().min(1).max(60),
    values: z.array(z.string().max(200)).max(100).optional(),
    from: z.number().optional(),
    to: z.number().optional(),
  })
  .meta({ id: 'FilterSelection' })
export type FilterSelection = z.infer<typeof filterSelectionSchema>

/**
 * Query of a product list. Reserved filter codes beside the attributes of a section: `brand` (values are brand slugs),
 * `price` (from/to in kopecks, caller's own price type), `stock` (value `now`), `warehouse` (codes; at least one free
 * piece in one of them), `arrival` (2026-12-01: in stock or arriving by that day).
 */
export const productsQuerySchema = z
  .strictObject({
    section: slugSchema.optional().describe('Раздел; товары его поддерева'),
    brand: slugSchema.optional().describe('Только этот бренд (страница бренда)'),
    q: z.string().max(200).optional().describe('Поисковый запрос'),
    filters: z.array(filterSelectionSchema).max(40).optional(),
    sort: z
      .union([sortKeySchema, attributeSortSchema])
      .optional()
      .describe(
        'stock — популярные, сначала в наличии; up:код, down:код — по характеристике раздела',
      ),
    stockFirst: z.literal(true).optional().describe('Сначала то, что в наличии, в любом порядке'),
    matrix: z
      .union([z.literal(true), askedMatrixSchema])
      .optional()
      .describe(
        'Ещё и матрицей: две характеристики раздела по осям; «thread.length.М8» — выбранные оси и первая строка',
      ),
    ...pageInput(pageSizes),
  })
  .meta({ id: 'ProductsQuery' })
export type ProductsQuery = z.infer<typeof productsQuerySchema>

export const facetValueSchema = z.object({
  key: z.string().describe('То, что уходит в фильтр'),
  label: z.string(),
  count: z.int().describe('Сколько товаров останется, если выбрать (свой же выбор не учтён)'),
  isSelected: z.boolean(),
})
export type FacetValue = z.infer<typeof facetValueSchema>

/** A filter with the values that can be chosen now. The bounds of `range` ignore this filter's own selection. */
export const facetSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    unit: z.string().nullable(),
    kind: z.enum(['values', 'number', 'flag']),
    isSize: z.literal(true).optional().describe('Значения — размеры словом: М6, 1/2"'),
    isFolded: z.literal(true).optional().describe('Сначала виден только заголовок'),
    values: z.array(facetValueSchema),
    range: z
      .object({
        min: z.number(),
        max: z.number(),
        from: z.number().nullable().describe('Выбранная нижняя граница'),
        to: z.number().nullable(),
        histogram: z
          .object({
            counts: z.array(z.int()).describe('Столбцы равной ширины от min до max'),
            text: z.string().describe('Где товаров больше всего'),
          })
          .optional()
          .describe('Сколько товаров с каким значением; свой же выбор не учтён'),
      })
      .nullable(),
  })
  .meta({ id: 'Facet' })
export type Facet = z.infer<typeof facetSchema>

/** How a search text was interpreted. */
export const matchSchema = z.object({
  kind: z.enum([
    'exact',
    'corrected',
    'layout',
    'partial',
    'similar',
    'replaced',
    'nearest',
    'absent',
  ]),
  text: z.string().describe('По какому тексту нашлось'),
  missing: z.string().optional().describe('Размер (nearest) или значение (absent), которого нет'),
  values: z
    .array(z.string())
    .optional()
    .describe('Ближайшие размеры (nearest) или значения (absent), что есть'),
  property: z.string().optional().describe('Чьё это значение (absent)'),
  unused: z
    .array(z.string())
    .optional()
    .describe('Слова сверх восьми: по ним не искали; нет, если искали по всем'),
})

export const productsAnswerSchema = pageOf(productCardSchema)
  .extend({
    version: z
      .string()
      .optional()
      .describe('Версия каталога, по которой прочитана страница: у страниц одного списка она одна'),
    sort: z.string().describe('Как упорядочено'),
    sortable: z.array(z.string()).optional().describe('Коды, по которым можно упорядочить'),
    facets: z.array(facetSchema),
    columns: z
      .array(z.object({ code: z.string(), name: z.string(), unit: z.string().nullable() }))
      .describe('Технические колонки табличного вида; коды из attributes карточек'),
    match: matchSchema.nullable().describe('Как понят поисковый запрос; null без q'),
    reading: z
      .array(
        z.object({
          label: z.string().describe('«Диаметр: 8,5 мм»'),
          rest: z.string().describe('Запрос без этой части'),
        }),
      )
      .optional()
      .describe('Из чего сложен понятый запрос; нет, если он из одного слова'),
    drawing: sectionDrawingSchema.optional().describe('Чертёж товара раздела, если он есть'),
    isSeries: z.literal(true).optional().describe('Список можно показать матрицей'),
    matrix: matrixSchema.optional().describe('Если просили; страниц у неё нет'),
  })
  .meta({ id: 'Products' })
export type ProductsAnswer = z.infer<typeof productsAnswerSchema>
