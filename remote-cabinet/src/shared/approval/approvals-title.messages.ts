import { documentTitle } from '@isp/contract/site'

export const approvalsTitle = 'Согласование заказов'
export const approvalsDocumentTitle = documentTitle(approvalsTitle)
