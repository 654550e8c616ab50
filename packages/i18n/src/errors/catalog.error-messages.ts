import type { catalogErrors } from '@isp/contract/errors'
import { quoted } from '../typography.ts'
import { type ErrorMessages, shown } from './error-message.ts'

export const catalogErrorMessages: ErrorMessages<typeof catalogErrors> = {
  SECTION_NOT_FOUND: ({ slug }) =>
    slug === undefined ? 'Раздел не найден.' : `Раздел ${quoted(shown(slug))} не найден.`,
  PRODUCT_NOT_FOUND: 'Товар не найден. Возможно, его сняли с продажи.',
  BRAND_NOT_FOUND: ({ slug }) =>
    slug === undefined ? 'Бренд не найден.' : `Бренд ${quoted(shown(slug))} не найден.`,
  SORT_UNKNOWN: ({ sort }) =>
    sort === undefined
      ? 'Так упорядочить список нельзя.'
      : `Упорядочить список по ${quoted(shown(sort))} нельзя: такого признака у товаров нет.`,
  CATALOG_NOT_READY: 'Каталог обновляется. Попробуйте через минуту.',
}
