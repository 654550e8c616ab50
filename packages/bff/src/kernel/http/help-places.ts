import type { ErrorCode } from '@isp/contract/errors'

const excel = '/help/zagruzka-iz-excel/'
const files = '/help/obrashcheniya/#fajly'
const approvals = '/help/soglasovanie-zakazov/#zayavka-ne-reshaetsya'
const people = '/help/kompaniya-i-roli/'

/** The paragraph of the help that says what to do after a refusal; most refusals say it themselves. */
export const helpPlaces: Partial<Record<ErrorCode, string>> = {
  EXCEL_NO_COLUMNS: `${excel}#stolbcy`,
  EXCEL_SEVERAL_SHEETS: `${excel}#stolbcy`,
  EXCEL_NOT_A_SPREADSHEET: `${excel}#fajl`,
  EXCEL_ENCRYPTED: `${excel}#fajl`,
  EXCEL_HAS_MACROS: `${excel}#fajl`,
  EXCEL_BROKEN: `${excel}#fajl`,
  EXCEL_TOO_LARGE_INSIDE: `${excel}#fajl`,
  EXCEL_TOO_SLOW: `${excel}#fajl`,
  EXCEL_TOO_MANY_ROWS: `${excel}#fajl`,
  EXCEL_TOO_MANY_COLUMNS: `${excel}#fajl`,
  EXCEL_EMPTY: `${excel}#fajl`,
  BASKET_FULL: `${excel}#korzina-zapolnena`,
  AGREEMENT_REQUIRED: '/help/dogovory-i-ceny/#dogovor-izmenilsya',
  COMPANY_FORBIDDEN: '/help/dogovory-i-ceny/#dogovor-izmenilsya',
  APPROVAL_DECIDED: approvals,
  APPROVAL_CHANGED: approvals,
  APPROVAL_BUYER_GONE: approvals,
  APPROVAL_RULES_CHANGED: approvals,
  INVITATION_FOR_ANOTHER: `${people}#priglashenie`,
  INVITATION_ENDED: `${people}#priglashenie`,
  INVITATION_PENDING: `${people}#priglashenie`,
  JOIN_ENDED: `${people}#kompaniya-uzhe-est`,
  JOIN_PENDING: `${people}#kompaniya-uzhe-est`,
  BASKET_CHANGED: '/help/kak-oformit-zakaz/#cena-izmenilas',
  PRODUCT_NOT_ORDERABLE: '/help/kak-oformit-zakaz/#nelzya-zakazat',
  FILE_TOO_LARGE: files,
  FILES_TOO_MANY: files,
  FILE_TYPE_REFUSED: files,
  FILE_NAME_INVALID: files,
  FILE_QUOTA_EXCEEDED: files,
  COMPANY_NOT_ACTIVE: `${people}#moderaciya`,
  COMPANY_EXISTS: `${people}#kompaniya-uzhe-est`,
  SHARING_ENDED: '/help/chernoviki-i-ssylki/#ssylka-konchilas',
  SHARING_NOT_FOUND: '/help/chernoviki-i-ssylki/#ssylka-konchilas',
  DOCUMENT_TOO_LONG: '/help/vygruzka-v-excel/#dokument-ne-sobran',
  ORDERS_TOO_MANY: '/help/vygruzka-v-excel/#dokument-ne-sobran',
  DOCUMENT_ORDER_CANCELLED: '/help/dokumenty-i-edo/#dokumenta-net',
  CLAIM_CHANGED: '/help/reklamacii-i-vozvrat/#reklamaciya-ne-oformlyaetsya',
  CONSTRUCTOR_CONFIGURATION_INVALID: '/help/konstruktory-instrumenta/#razmery-ne-podhodyat',
  CONSTRUCTOR_CHANGED: '/help/konstruktory-instrumenta/#razmery-ne-podhodyat',
  COMPARISON_FULL: '/help/sravnenie-i-izbrannoe/#sravnenie-polno',
  FAVORITES_FULL: '/help/sravnenie-i-izbrannoe/#izbrannoe-polno',
  FAVORITE_LISTS_FULL: '/help/sravnenie-i-izbrannoe/#izbrannoe-polno',
  SELECTIONS_FULL: '/help/uvedomleniya-i-podpiski/#podborki-polny',
}
