import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { matrixMessages as messages } from './matrix.messages.ts'
import { type CellProduct, type TypedLine, typedLine } from './typed-lines.ts'

type Entry = { product: CellProduct; text: string }

const isField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement

/**
 * What was typed into the cells, by product: it outlives the fields, which change with the axes and the filters of the
 * list. The fields themselves are drawn once.
 */
export const useTyped = (
  form: RefObject<HTMLFormElement | null>,
  products: ReadonlyMap<string, CellProduct>,
) => {
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map())
  const [said, setSaid] = useState('')
  const before = useRef('')
  const latest = useRef(entries)
  latest.current = entries
  const fieldOf = (id: string) => {
    const field = form.current?.elements.namedItem(id)
    return field instanceof HTMLInputElement ? field : null
  }
  const note = ({ name, value }: HTMLInputElement) => {
    const product = products.get(name) ?? entries.get(name)?.product
    if (!product) return
    const next = new Map(entries)
    if (value.trim() === '') next.delete(name)
    else next.set(name, { product, text: value })
    setEntries(next)
  }
  const lines: TypedLine[] = []
  const wrong: string[] = []
  for (const [id, { product, text }] of entries) {
    const line = typedLine(product, text)
    if (line) lines.push(line)
    else if (line === null) wrong.push(id)
  }
  return {
    lines,
    /** For a field that comes (again): does not change, so that the table is not drawn anew. */
    textOf: useCallback((id: number) => latest.current.get(`${id}`)?.text, []),
    said: [
      said,
      ...wrong.map((id) => {
        const { product, text } = entries.get(id) as Entry
        return messages.notNumber(product.name, text)
      }),
    ],
    /** How many of the lines have no field at present. */
    elsewhere: lines.filter(({ product }) => !products.has(`${product.id}`)).length,
    /** The first field whose text is no number. */
    firstWrong: () => (wrong[0] === undefined ? null : fieldOf(wrong[0])),
    hasWrong: wrong.length > 0,
    clear: () => {
      form.current?.reset()
      setEntries(new Map())
      setSaid('')
    },
    onInput: ({ target }: { target: EventTarget }) => isField(target) && note(target),
    onFocus: ({ target }: FocusEvent) => {
      if (isField(target)) before.current = target.value
    },
    /** A quantity that is not sold like that becomes the next one that is, and it is said. */
    onBlur: ({ target }: FocusEvent) => {
      if (!isField(target)) return
      const product = products.get(target.name)
      const line = product && typedLine(product, target.value)
      if (line === null) target.setAttribute('aria-invalid', 'true')
      else target.removeAttribute('aria-invalid')
      if (!line) return
      setSaid(line.quantity === line.wished ? '' : messages.fitted(line))
      target.value = `${line.quantity}`
      note(target)
    },
    /** Puts back what stood in the field before. */
    undo: (target: EventTarget) => {
      if (!isField(target)) return
      target.value = before.current
      note(target)
      target.select()
    },
  }
}
