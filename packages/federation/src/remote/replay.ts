declare global {
  interface Window {
    /** Forms submitted before hydration, by their `data-replay` key; filled by the shell's inline script. */
    ispHeldForms?: Map<string, HTMLFormElement>
  }
}

/** Key of the «В корзину» form of a product, shared by the host's native form and the basket's fragment (record 010). */
export const addToBasketReplay = (productId: number): string => `add-${productId}`

/** Products whose «В корзину» was pressed and waits for its component. */
export const heldProductIds = (): number[] =>
  [...(window.ispHeldForms?.keys() ?? [])].flatMap((key) => {
    const id = /^add-(\d+)$/.exec(key)?.[1]
    return id === undefined ? [] : [Number(id)]
  })

/** True once per held submit: the first caller handles it. */
export const takeHeldSubmit = (key: string): boolean => window.ispHeldForms?.delete(key) ?? false

export type EarlierForm = {
  /** Value of a field of the earlier form; an empty string if there was no form or no such field. */
  valueOf: (field: string) => string
  /** Which element has the keyboard focus, or had it when the form was removed. */
  focused: () => 'button' | 'field' | null
}

const focusedIn = (form: HTMLFormElement): ReturnType<EarlierForm['focused']> => {
  const { activeElement } = document
  if (!form.contains(activeElement)) return null
  return activeElement instanceof HTMLButtonElement ? 'button' : 'field'
}

/**
 * Remembers what the visitor typed and focused in a native form that a component replaces. Call it while the form is
 * still in the document, and read the result when the component is mounted: the visitor may go on typing until then.
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
  // `focusout` also fires when the form is removed from the document; that is not the visitor leaving it
  form.addEventListener('focusout', () => queueMicrotask(() => form.isConnected && look()))
  return {
    valueOf: (field) => form.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value ?? '',
    focused: () => focused,
  }
}
