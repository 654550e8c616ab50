import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'
import { FAVORITE_LIST_NAME_MAX, MAX_FAVORITES } from '../limits.ts'
import { productCardSchema } from './product.schema.ts'

export const favoriteListSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    isMain: z.boolean().describe('Сюда попадает отмеченное сердечком; удалить нельзя'),
    count: z.int(),
  })
  .meta({ id: 'FavoriteList' })
export type FavoriteList = z.infer<typeof favoriteListSchema>

export const favoriteItemSchema = z
  .object({
    productId: z.int(),
    listId: z.int(),
    name: z.string(),
    article: z.string(),
    product: productCardSchema.nullable().describe('null — товар снят с продажи'),
  })
  .meta({ id: 'FavoriteItem' })
export type FavoriteItem = z.infer<typeof favoriteItemSchema>

export const favoritesSchema = z
  .object({
    lists: z.array(favoriteListSchema).describe('Основной первым, дальше по названию'),
    items: z.array(favoriteItemSchema).describe('Добавленные позже — первыми'),
  })
  .meta({ id: 'Favorites' })
export type Favorites = z.infer<typeof favoritesSchema>

export const favoriteIdsSchema = z
  .object({ productIds: z.array(z.int()) })
  .meta({ id: 'FavoriteIds' })
export type FavoriteIds = z.infer<typeof favoriteIdsSchema>

const productIds = z.array(idField()).min(1).max(MAX_FAVORITES)

export const favoriteProductsInputSchema = z
  .strictObject({ productIds })
  .meta({ id: 'FavoriteProductsInput' })

export const moveFavoritesInputSchema = z
  .strictObject({ productIds, listId: idField() })
  .meta({ id: 'MoveFavoritesInput' })
export type MoveFavoritesInput = z.infer<typeof moveFavoritesInputSchema>

export const favoriteListInputSchema = z
  .strictObject({ name: lineField({ maxLength: FAVORITE_LIST_NAME_MAX }) })
  .meta({ id: 'FavoriteListInput' })
export type FavoriteListInput = z.infer<typeof favoriteListInputSchema>
