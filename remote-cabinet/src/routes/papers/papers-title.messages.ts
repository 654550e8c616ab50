import { documentTitle } from '@isp/contract/site'

export const papersTitle = 'Документы'
export const papersDocumentTitle = documentTitle(papersTitle)
