import { useEffect } from 'react'

type Combobox = {
  input: HTMLInputElement
  listId: string
  isExpanded: boolean
  activeId: string | null
}

/** Tells screen readers what the shell's input has become (ARIA combobox with a list popup). */
export const useCombobox = ({ input, listId, isExpanded, activeId }: Combobox): void => {
  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    input.setAttribute('autocomplete', 'off')
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-controls']) input.removeAttribute(name)
    }
  }, [input, listId])
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isExpanded))
    if (activeId === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', activeId)
    return () => {
      input.removeAttribute('aria-expanded')
      input.removeAttribute('aria-activedescendant')
    }
  }, [input, isExpanded, activeId])
}
