declare global {
  interface Window {
    /** Forms submitted before hydration, by their `data-replay` key; the shell's inline starter fills it. */
    ispHeldForms?: Map<string, HTMLFormElement>
  }
}

/** «В корзину» of a product: the host's native form and the basket's fragment know each other by it (record 010). */
export const addToBasketReplay = (productId: number): string => `add-${productId}`

/** True once: the submit that waited is answered by whoever asks first. */
export const takeHeldSubmit = (key: string): boolean => window.ispHeldForms?.delete(key) ?? false

export type EarlierForm = {
  /** What stood in a field of it; an empty string when there was no form, or no such field. */
  valueOf: (field: string) => string
  /** Where the keyboard was in it. */
  focused: 'button' | 'field' | null
  isSubmitted: boolean
}

const focusedIn = (form: HTMLFormElement | null | undefined): EarlierForm['focused'] => {
  const { activeElement } = document
  if (!form?.contains(activeElement)) return null
  return activeElement instanceof HTMLButtonElement ? 'button' : 'field'
}

/**
 * What the visitor did with a native form before a component takes its place: nothing typed, focused or submitted is
 * lost. Read while the form still stands.
 */
export const readEarlierForm = (key: string): EarlierForm => {
  const held = window.ispHeldForms?.get(key)
  const form =
    held ??
    document.querySelector<HTMLFormElement>(`form[data-replay="${key}"]:not([data-hydrated])`)
  return {
    valueOf: (field) =>
      form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value ?? '',
    focused: focusedIn(form),
    isSubmitted: held !== undefined,
  }
}
