import { parseQuantity } from '@isp/ui'

declare global {
  interface Window {
    /** Forms that were submitted before their component was there, kept by the shell's starter. */
    ispHeldForms?: Map<string, HTMLFormElement>
  }
}

/** The name under which the host's native form and this fragment know each other. */
export const replayKey = (productId: number): string => `add-${productId}`

export type EarlierForm = {
  /** What stood in its quantity field; null when there was no form, or no number in it. */
  quantity: number | null
  isFocused: boolean
  isSubmitted: boolean
}

/**
 * What the visitor did with the host's native form before this fragment takes its place: nothing typed, focused
 * or submitted is lost. Read while the form still stands.
 */
export const readEarlierForm = (productId: number): EarlierForm => {
  const key = replayKey(productId)
  const held = window.ispHeldForms?.get(key)
  const form =
    held ??
    document.querySelector<HTMLFormElement>(`form[data-replay="${key}"]:not([data-hydrated])`)
  const typed = form?.querySelector<HTMLInputElement>('input[name="quantity"]')?.value ?? ''
  return {
    quantity: parseQuantity(typed),
    isFocused: form?.contains(document.activeElement) ?? false,
    isSubmitted: held !== undefined,
  }
}

/** True once: the submit that waited is answered by whoever asks first. */
export const takeHeldSubmit = (productId: number): boolean =>
  window.ispHeldForms?.delete(replayKey(productId)) ?? false
