/** Everything that depends on the Russian language. Pure functions over fixed tables: same bytes in Node and browser. */
export { formatDate, formatDateShort } from './date.ts'
export { type ClientErrorCode, errorMessage } from './error-messages.ts'
export { swapKeyboardLayout } from './keyboard-layout.ts'
export { formatMoney, ROUBLE } from './money.ts'
export { formatNumber, formatQuantity } from './number.ts'
export { countOf, type PluralForms, plural } from './plural.ts'
export { EM_DASH, EN_DASH, MINUS, NBSP, quoted, typograph } from './typography.ts'
export { validationMessages } from './validation-messages.ts'
