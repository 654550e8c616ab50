import { forgetDraft, keepDraft, readDraft } from '@isp/forms/drafts'
import { useStanding } from '@isp/session'
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { matrixMessages as messages } from './matrix.messages.ts'
import { type CellProduct, type Entry, type TypedLine, typedLine } from './typed-lines.ts'

type Entries = ReadonlyMap<string, Entry>

const isField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement

/** Typed earlier in this visit, also before signing in; a draft of an earlier release may have another form. */
const keptEntries = (name: string, owner: string): Entry[] => {
  const kept = readDraft(name, owner) ?? readDraft(name, '')
  return Array.isArray(kept)
    ? kept.filter((entry) => entry?.product?.id && typeof entry.text === 'string')
    : []
}

/** Marks the field if no number stands in it; returns the line that does. */
const markWrong = (field: HTMLInputElement, product: CellProduct) => {
  const line = typedLine(product, field.value)
  field.setAttribute('aria-invalid', `${line === null}`)
  return line
}

/**
 * What was typed into the cells, by product: it outlives the fields, which change with the axes and the filters of the
 * list, and the page. The fields themselves are drawn once. `draft`: under which name it is kept for the visit.
 */
export const useTyped = (
  form: RefObject<HTMLFormElement | null>,
  products: ReadonlyMap<string, CellProduct>,
  draft: string,
) => {
  const standing = useStanding()
  const owner = 'user' in standing ? standing.user.uuid : ''
  const [entries, setEntries] = useState<Entries>(new Map())
  const [named, setNamed] = useState('')
  const before = useRef('')
  const latest = useRef(entries)
  latest.current = entries
  const fieldOf = (id: string) => {
    const field = form.current?.elements.namedItem(id)
    return field instanceof HTMLInputElement ? field : null
  }
  useEffect(() => {
    const kept = keptEntries(draft, owner)
    if (kept.length === 0) return
    setEntries(
      (typed) => new Map([...kept.map((one) => [`${one.product.id}`, one] as const), ...typed]),
    )
    for (const { product, text } of kept) {
      const field = fieldOf(`${product.id}`)
      if (!field) continue
      field.value ||= text
      markWrong(field, product)
    }
  }, [draft, owner])
  const keep = (next: Entries) => {
    setEntries(next)
    if (next.size === 0) forgetDraft(draft)
    else keepDraft(draft, owner, [...next.values()])
  }
  const note = ({ name, value }: HTMLInputElement, wished?: number) => {
    const product = products.get(name) ?? entries.get(name)?.product
    if (!product) return
    const next = new Map(entries)
    if (value.trim() === '') next.delete(name)
    else next.set(name, { product, text: value, wished })
    keep(next)
  }
  const lines: TypedLine[] = []
  const wrong: Entry[] = []
  for (const [id, entry] of entries) {
    const line = typedLine(products.get(id) ?? entry.product, entry.text)
    if (line) lines.push({ ...line, wished: entry.wished ?? line.wished })
    else if (line === null) wrong.push(entry)
  }
  return {
    lines,
    /** For a field that comes (again): does not change, so that the table is not drawn anew. */
    textOf: useCallback((id: number) => latest.current.get(`${id}`)?.text, []),
    /** The product whose field has the focus. */
    named,
    said: [
      // what is being typed is not yet what was typed
      messages.fitted(lines.filter(({ product }) => entries.get(`${product.id}`)?.wished)),
      ...wrong.map(({ product, text }) => messages.notNumber(product.name, text)),
    ],
    /** How many of the lines have no field at present. */
    elsewhere: lines.filter(({ product }) => !products.has(`${product.id}`)).length,
    /** The first field whose text is no number. */
    firstWrong: () => wrong[0] && fieldOf(`${wrong[0].product.id}`),
    hasWrong: wrong.length > 0,
    /** `sent`: only these, and none that was changed while they were on their way. */
    clear: (sent?: readonly TypedLine[]) => {
      const next = new Map(latest.current)
      for (const [id, { product, text }] of latest.current) {
        const quantity = typedLine(product, text)?.quantity
        const isSent = (line: TypedLine) =>
          line.product.id === product.id && line.quantity === quantity
        if (sent && !sent.some(isSent)) continue
        next.delete(id)
        const field = fieldOf(id)
        if (!field) continue
        field.value = ''
        markWrong(field, product)
      }
      keep(next)
    },
    onInput: ({ target }: { target: EventTarget }) => isField(target) && note(target),
    /** What is typed replaces what stands there. */
    onFocus: ({ target }: FocusEvent) => {
      if (!isField(target)) return
      before.current = target.value
      setNamed(products.get(target.name)?.name ?? '')
      target.select()
    },
    /** A quantity that is not sold like that becomes the next one that is, and it is said. */
    onBlur: ({ target }: FocusEvent) => {
      if (!isField(target)) return
      setNamed('')
      const product = products.get(target.name)
      const line = product && markWrong(target, product)
      if (!line || line.quantity === line.wished) return
      target.value = `${line.quantity}`
      note(target, line.wished)
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
