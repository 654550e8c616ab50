import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { favoriteListInputSchema, favoriteListSchema } from '../../schemas/favorites.schema.ts'

const listIdParams = z.object({ id: pathIdField() })

/** Named lists of favourites. */
export const favoriteListsEndpoints = {
  createFavoriteList: endpoint({
    id: 'createFavoriteList',
    method: 'POST',
    path: '/api/catalog/favorites/lists',
    summary: 'Новый список избранного',
    access: 'signedIn',
    body: favoriteListInputSchema,
    example: { name: 'Фрезы для цеха 2' },
    answers: { 200: favoriteListSchema },
    errors: ['FAVORITE_LIST_EXISTS', 'FAVORITE_LISTS_FULL'],
  }),
  renameFavoriteList: endpoint({
    id: 'renameFavoriteList',
    method: 'PUT',
    path: '/api/catalog/favorites/lists/{id}',
    summary: 'Переименовать список',
    access: 'signedIn',
    params: listIdParams,
    body: favoriteListInputSchema,
    answers: { 200: favoriteListSchema },
    errors: ['FAVORITE_LIST_NOT_FOUND', 'FAVORITE_LIST_EXISTS'],
  }),
  deleteFavoriteList: endpoint({
    id: 'deleteFavoriteList',
    method: 'DELETE',
    path: '/api/catalog/favorites/lists/{id}',
    summary: 'Удалить список; его товары переходят в основной',
    access: 'signedIn',
    params: listIdParams,
    answers: { 200: z.object({ moved: z.int() }) },
    errors: ['FAVORITE_LIST_NOT_FOUND', 'FAVORITE_LIST_MAIN'],
  }),
}
