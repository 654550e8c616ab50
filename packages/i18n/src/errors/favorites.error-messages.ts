import type { favoritesErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const favoritesErrorMessages: ErrorMessages<typeof favoritesErrors> = {
  FAVORITES_FULL: 'В избранном уже 500 товаров. Уберите лишние, чтобы добавить новые.',
  FAVORITE_LIST_NOT_FOUND: 'Такого списка избранного нет. Обновите страницу.',
  FAVORITE_LIST_EXISTS: 'Список с таким названием уже есть.',
  FAVORITE_LISTS_FULL: 'Списков уже 20. Удалите ненужный, чтобы создать новый.',
  FAVORITE_LIST_MAIN: 'Основной список удалить нельзя, его можно переименовать.',
}
