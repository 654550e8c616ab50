import type { selectionsErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const selectionsErrorMessages: ErrorMessages<typeof selectionsErrors> = {
  SELECTION_NOT_FOUND: 'Такой подборки нет. Обновите страницу.',
  SELECTION_EXISTS: 'Подборка с таким названием уже есть.',
  SELECTIONS_FULL: 'Подборок уже 50. Удалите ненужную, чтобы сохранить новую.',
}
