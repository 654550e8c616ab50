import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import {
  favoriteIdsSchema,
  favoriteProductsInputSchema,
  favoritesSchema,
  moveFavoritesInputSchema,
} from '../../schemas/favorites.schema.ts'
import { sheetAnswer } from '../../sheet-file.ts'

const productIdParams = z.object({ id: pathIdField() })

/** §7.3: favourites of an account, in named lists. */
export const favoritesEndpoints = {
  favorites: endpoint({
    id: 'favorites',
    method: 'GET',
    path: '/api/catalog/favorites',
    summary: 'Избранное: списки и товары по ценам выбранного договора',
    access: 'signedIn',
    answers: { 200: favoritesSchema },
  }),
  favoriteIds: endpoint({
    id: 'favoriteIds',
    method: 'GET',
    path: '/api/catalog/favorites/ids',
    summary: 'Номера товаров в избранном, для отметок на карточках',
    access: 'signedIn',
    answers: { 200: favoriteIdsSchema },
  }),
  exportFavorites: endpoint({
    id: 'exportFavorites',
    method: 'GET',
    path: '/api/catalog/favorites/excel-export',
    summary: 'Избранное в Excel: лист на список',
    access: 'signedIn',
    answers: { 200: sheetAnswer() },
  }),
  clearFavorites: endpoint({
    id: 'clearFavorites',
    method: 'POST',
    path: '/api/catalog/favorites/clear',
    summary: 'Убрать из избранного все товары; списки остаются',
    access: 'signedIn',
    answers: { 200: favoriteIdsSchema },
  }),
  mergeFavorites: endpoint({
    id: 'mergeFavorites',
    method: 'POST',
    path: '/api/catalog/favorites/merge',
    summary: 'Добавить отмеченное до входа в основной список; неизвестные товары пропущены',
    access: 'signedIn',
    body: favoriteProductsInputSchema,
    example: { productIds: [1, 2] },
    answers: { 200: favoriteIdsSchema },
  }),
  moveFavorites: endpoint({
    id: 'moveFavorites',
    method: 'POST',
    path: '/api/catalog/favorites/move',
    summary: 'Положить товары в список: новые добавляются, отмеченные переходят из своих списков',
    access: 'signedIn',
    body: moveFavoritesInputSchema,
    example: { productIds: [1], listId: 1 },
    answers: { 200: favoriteIdsSchema },
    errors: ['FAVORITE_LIST_NOT_FOUND', 'FAVORITES_FULL'],
  }),
  addToFavorites: endpoint({
    id: 'addToFavorites',
    method: 'POST',
    path: '/api/catalog/favorites/{id}',
    summary: 'Добавить товар в основной список; отмеченный остаётся в своём',
    access: 'signedIn',
    params: productIdParams,
    answers: { 200: favoriteIdsSchema },
    errors: ['PRODUCT_NOT_FOUND', 'FAVORITES_FULL'],
  }),
  removeFromFavorites: endpoint({
    id: 'removeFromFavorites',
    method: 'DELETE',
    path: '/api/catalog/favorites/{id}',
    summary: 'Убрать товар из избранного; неотмеченный — не ошибка',
    access: 'signedIn',
    params: productIdParams,
    answers: { 200: favoriteIdsSchema },
  }),
}
