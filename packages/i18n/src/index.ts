/** Everything that depends on the Russian language. Pure functions over fixed tables: same output in Node and browser. */

export { describeTerms, type Terms } from './agreement-terms.ts'
export { basicFieldMessage } from './basic-field-messages.ts'
export { formatBytes } from './bytes.ts'
export { type ClientErrorCode, clientErrorMessages } from './client-error-messages.ts'
export { formatForeign } from './currency.ts'
export { formatDate, formatDateShort } from './date.ts'
export { errorMessage } from './error-messages.ts'
export { fieldMessage } from './field-messages.ts'
export { hyphenated, SOFT_HYPHEN } from './hyphenation.ts'
export { type JobName, jobNameOf, jobNames } from './job-names.ts'
export { swapKeyboardLayout } from './keyboard-layout.ts'
export { momentHere, shopDay } from './moment.ts'
export { formatMoney, ROUBLE } from './money.ts'
export { formatNumber, withUnit } from './number.ts'
export {
  describeOrderTerms,
  describeOrderTexts,
  describeParty,
  type OrderFact,
  orderTextNames,
} from './order-terms.ts'
export { countOf, type PluralForms, plural } from './plural.ts'
export { NB_HYPHEN, productName, WORD_JOINER } from './product-name.ts'
export { formatQuantity, perUnit } from './quantity.ts'
export { EM_DASH, EN_DASH, MINUS, NBSP, quoted, typograph } from './typography.ts'
