import { useRemoteContext } from '@isp/federation/remote'
import { productName } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Button, TextField } from '@isp/ui'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { articleSuggestionsQuery } from './quick-order.query.ts'
import { useSettled } from './use-settled.ts'

const PAUSE_MS = 250
const MOST = 6

/** Goods by the keyboard alone: article, Enter, quantity, Enter, the next one. */
export const ArticleEntry = ({ onAppend }: { onAppend: (line: string) => void }) => {
  const { api } = useRemoteContext()
  const id = useId()
  const article = useRef<HTMLInputElement>(null)
  const quantity = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [count, setCount] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [said, setSaid] = useState('')
  const asked = useSettled(text, PAUSE_MS)
  const { data } = useQuery(articleSuggestionsQuery(api, asked))
  const products = asked === text && text.trim().length >= 3 ? (data?.products ?? []) : []
  const options = products.slice(0, MOST)
  const isExpanded = isOpen && options.length > 0
  const chosen = isExpanded ? options[active] : undefined

  const pick = (picked: string) => {
    setText(picked)
    setOpen(false)
    quantity.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isExpanded) {
      event.preventDefault()
      setOpen(false)
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (isExpanded) setActive((active + step + options.length) % options.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (text.trim() !== '') pick(chosen?.article ?? text.trim())
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const named = text.trim()
    if (named === '') return article.current?.focus()
    const pieces = count.trim() === '' ? '1' : count.trim()
    onAppend(`${named}\t${pieces}`)
    setSaid(messages.appended(named, pieces))
    setText('')
    setCount('')
    setActive(0)
    article.current?.focus()
  }
  return (
    <form onSubmit={handleSubmit} className="entry" aria-label={messages.entryTitle} noValidate>
      <div className="article">
        <TextField
          ref={article}
          label={messages.article}
          value={text}
          maxLength={180}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
            setOpen(true)
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => setOpen(false)}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={messages.suggestions}
          hidden={!isExpanded}
        >
          {options.map((product, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the combobox
            <div
              key={product.id}
              id={`${id}-${product.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(product.article)}
            >
              <b>{product.article}</b> {productName(product.name)}
            </div>
          ))}
        </div>
      </div>
      <TextField
        ref={quantity}
        label={messages.quantity}
        value={count}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="1"
        onChange={({ target }) => setCount(target.value)}
      />
      <Button type="submit" variant="secondary" icon="plus">
        {messages.append}
      </Button>
      <span role="status" className="said">
        {isExpanded ? messages.suggested(options.length) : said}
      </span>
    </form>
  )
}
