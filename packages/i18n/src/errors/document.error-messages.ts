import type { documentErrors } from '@isp/contract/errors'
import { type ErrorMessages, shown } from './error-message.ts'

export const documentErrorMessages: ErrorMessages<typeof documentErrors> = {
  DOCUMENT_ORDER_CANCELLED:
    'Заказ отменён, документов по нему нет. Повторите заказ, если товары ещё нужны.',
  DOCUMENT_ORDER_DELIVERED:
    'Заказ доставлен, новый счёт по нему не выписывается. Документы об отгрузке можно попросить в обращении.',
  DOCUMENT_TOO_LONG: ({ max = '' }) =>
    `В одном документе помещается не больше ${shown(max)} строк. Разделите корзину на части или выгрузите её в Excel.`,
  PAPER_NOT_FOUND: 'Каких-то из выбранных документов больше нет. Обновите список и выберите снова.',
  PAPER_XML_REFUSED: ({ reason }) =>
    reason === undefined ? 'Документ не принят.' : `XML не принят: ${shown(reason)}`,
  SELLER_UNKNOWN:
    'Документы пока не выписываются: магазину не заданы реквизиты продавца. Попросите счёт у менеджера.',
}
