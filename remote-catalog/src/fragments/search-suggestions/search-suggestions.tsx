import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useLocation, useNavigate } from '@isp/router'
import { useSearchHistory } from '@isp/session'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBuyerArticle } from '../../shared/buyer-article/buyer-article.queries.ts'
import { useSeveralArticles } from '../../shared/several-articles/several-articles.ts'
import { FoundList } from './found-list.tsx'
import { HistoryList } from './history-list.tsx'
import { searchSuggestionsCss } from './search-suggestions.css.ts'
import {
  foundOptions,
  historyOptions,
  listOptions,
  type SuggestionOption,
} from './suggestion-options.ts'
import {
  MIN_SUGGEST_LENGTH,
  suggestedArticlesQuery,
  suggestionsQuery,
} from './suggestions.queries.ts'
import { useCombobox } from './use-combobox.ts'
import { useSearchInput } from './use-search-input.ts'
import { useSearchKeys } from './use-search-keys.ts'

export type SearchSuggestionsProps = {
  /** The shell's uncontrolled search input and the native GET form around it. */
  input: HTMLInputElement
  form: HTMLFormElement
}

const LIST_ID = 'search-suggestions'

/** Suggestions and history under the header's search box (§2.5). Until it loads, the box is a plain form. */
export const SearchSuggestions = ({ input, form }: SearchSuggestionsProps) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const { key: place } = useLocation()
  const history = useSearchHistory((state) => state)
  const { text, settledText, isOpen, setOpen } = useSearchInput(input, form)
  const [active, setActive] = useState<string | null>(null)
  const found = useQuery(suggestionsQuery(api, settledText))
  const { data: articles } = useQuery(suggestedArticlesQuery(api, settledText))
  const own = useBuyerArticle(isOpen ? settledText : '', MIN_SUGGEST_LENGTH)
  const several = useSeveralArticles(settledText)
  const isAsked = text.length >= MIN_SUGGEST_LENGTH && settledText.length >= MIN_SUGGEST_LENGTH
  const isHistory = text === '' && history.entries.length > 0
  const options = isHistory
    ? historyOptions(history.entries)
    : isAsked && found.data
      ? [...listOptions(several), ...foundOptions(found.data, settledText, own, articles)]
      : []
  const isVisible = isOpen && (isHistory || isAsked)
  const current = isVisible ? options.find(({ id }) => id === active) : undefined

  // §2.5: any change of route closes it.
  const shownAt = useRef(place)
  useEffect(() => {
    if (shownAt.current === place) return
    shownAt.current = place
    setOpen(false)
  }, [place, setOpen])
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const handleGo = (searched: string) => {
    history.add(searched)
    input.blur()
    // «.» and «..» have no path of their own: the search page says what to do.
    const isStep = /^\.{1,2}$/.test(searched)
    void navigate(isStep ? urls.searchRoot() : urls.search(searched))
  }
  const handleTake = (option: SuggestionOption) => {
    if (option.kind === 'history') return fill(input, option.value)
    history.add(settledText)
    close()
    void navigate(option.to)
  }
  const handleMove = (step: 1 | -1) => {
    setOpen(true)
    const index = options.findIndex(({ id }) => id === active)
    const next = index === -1 && step === -1 ? options.length - 1 : index + step
    setActive(options[next]?.id ?? null)
  }
  useSearchKeys({
    input,
    form,
    onMove: handleMove,
    onTake: () => {
      if (current) handleTake(current)
      return current !== undefined
    },
    onGo: handleGo,
    onClose: close,
    onEscape: () => {
      close()
      return isVisible
    },
  })
  useCombobox({ input, listId: LIST_ID, isExpanded: isVisible, activeId: current?.id ?? null })

  if (!isVisible) return null
  return createPortal(
    <div data-boundary="catalog" css={searchSuggestionsCss}>
      {isHistory ? (
        <HistoryList
          listId={LIST_ID}
          entries={history.entries}
          activeId={active}
          onTake={(value) => fill(input, value)}
          onRemove={history.remove}
          onClear={() => {
            history.clear()
            input.focus()
          }}
        />
      ) : (
        <FoundList
          listId={LIST_ID}
          found={found}
          options={options}
          query={settledText}
          activeId={active}
          onTake={handleTake}
        />
      )}
    </div>,
    form,
  )
}

/** As if the visitor had typed it: whoever listens to the input hears of it. */
const fill = (input: HTMLInputElement, value: string) => {
  input.value = value
  input.focus()
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
