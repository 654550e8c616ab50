import { documentTitle } from '@isp/contract/site'

/** Apart from the page's own texts: the menu of every page of the cabinet has it. */
export const draftsTitle = 'Черновики'
export const draftsDocumentTitle = documentTitle(draftsTitle)
export const draftDocumentTitle = documentTitle('Черновик')
