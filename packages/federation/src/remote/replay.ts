declare global {
  interface Window {
    /** Forms submitted before hydration, by their `data-replay` key; the shell's inline starter fills it. */
    ispHeldForms?: Map<string, HTMLFormElement>
  }
}

/** «В корзину» of a product: the host's native form and the basket's fragment know each other by it (record 010). */
export const addToBasketReplay = (productId: number): string => `add-${productId}`

/** True once: the first caller handles the held submit. */
export const takeHeldSubmit = (key: string): boolean => window.ispHeldForms?.delete(key) ?? false

export type EarlierForm = {
  /** What stands in a field of it; an empty string when there was no form, or no such field. */
  valueOf: (field: string) => string
  /** Where the keyboard is in it, or was when the form was taken away. */
  focused: () => 'button' | 'field' | null
}

const focusedIn = (form: HTMLFormElement): ReturnType<EarlierForm['focused']> => {
  const { activeElement } = document
  if (!form.contains(activeElement)) return null
  return activeElement instanceof HTMLButtonElement ? 'button' : 'field'
}

/**
 * What the visitor does with a native form before a component takes its place: nothing typed or focused is lost. Found
 * while the form still stands, asked once the component is there: a person goes on while it is being drawn.
 */
export const readEarlierForm = (key: string): EarlierForm => {
  const form =
    window.ispHeldForms?.get(key) ??
    document.querySelector<HTMLFormElement>(`form[data-replay="${key}"]:not([data-hydrated])`)
  if (!form) return { valueOf: () => '', focused: () => null }
  let focused = focusedIn(form)
  const look = () => {
    focused = focusedIn(form)
  }
  form.addEventListener('focusin', look)
  // a form that was taken away has not been left
  form.addEventListener('focusout', () => queueMicrotask(() => form.isConnected && look()))
  return {
    valueOf: (field) => form.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value ?? '',
    focused: () => focused,
  }
}
