import type { comparisonErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const comparisonErrorMessages: ErrorMessages<typeof comparisonErrors> = {
  COMPARISON_FULL: 'В сравнении уже 100 товаров. Уберите лишние, чтобы добавить новые.',
}
