import { NBSP } from '@isp/i18n'

export const priceChoiceMessages = {
  label: 'Какие цены показывать',
  gross: `С${NBSP}НДС`,
  net: `Без${NBSP}НДС`,
  grossAndBase: `С${NBSP}НДС и${NBSP}базовая рядом`,
  netAndBase: `Без${NBSP}НДС и${NBSP}базовая рядом`,
} as const
