import { lateLocal } from '@isp/session/late-storage-names'

const NAME = lateLocal.currency
const CODE = /^[A-Z]{3}$/

/** The currency that this browser asked for; empty: roubles alone. */
export const readCurrency = (): string => {
  try {
    const code = localStorage.getItem(NAME) ?? ''
    return CODE.test(code) ? code : ''
  } catch {
    return '' // storage is off
  }
}

export const keepCurrency = (code: string): void => {
  try {
    if (code === '') localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, code)
  } catch {
    // chosen for this page alone
  }
}
