import { documentTitle } from '@isp/contract/site'

/** Of the addresses, which are known before their pages come. */
export const orderedDocumentTitle = documentTitle('Заказанные товары')
export const viewedDocumentTitle = documentTitle('Просмотренные товары')
