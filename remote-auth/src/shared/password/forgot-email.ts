import { lateTab } from '@isp/session/late-storage-names'

const KEY = lateTab.forgotEmail

/** D48: the e-mail survives the step back. */
export const readForgotEmail = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export const keepForgotEmail = (email: string): void => {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // it is typed again
  }
}
