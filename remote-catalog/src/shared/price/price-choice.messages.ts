import { NBSP } from '@isp/i18n'

export const priceChoiceMessages = {
  label: 'Какие цены показывать',
  gross: `Цены с${NBSP}НДС`,
  net: `Цены без${NBSP}НДС`,
  grossAndBase: `Моя и${NBSP}базовая, с${NBSP}НДС`,
  netAndBase: `Моя и${NBSP}базовая, без${NBSP}НДС`,
} as const
