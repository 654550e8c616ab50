import type { draftErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const draftErrorMessages: ErrorMessages<typeof draftErrors> = {
  DRAFT_NOT_FOUND: 'Черновик не найден. Возможно, его удалили.',
  DRAFT_EMPTY: 'В черновике нет ни одной строки.',
  DRAFTS_TOO_MANY: 'Черновиков слишком много. Удалите те, что больше не нужны.',
  BASKET_FULL: 'В корзину не помещается столько строк. Уберите из неё лишнее и попробуйте ещё раз.',
  SHARING_NOT_FOUND: 'Такого списка нет. Проверьте ссылку: возможно, она скопирована не целиком.',
  SHARING_ENDED: 'Ссылка больше не действует. Попросите новую у того, кто её прислал.',
}
