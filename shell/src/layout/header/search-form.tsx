import { urls } from '@isp/contract/urls'
import { useLocation, useNavigate } from '@isp/router'
import { useSession } from '@isp/session'
import { color, font, Icon, media, radius, space, useIsHydrated } from '@isp/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { layoutMessages as messages } from '../layout.messages.ts'
import { canSearch, searchAddress, searchedText } from './search-rules.ts'
import { SuggestionsSlot } from './suggestions-slot.tsx'

const isMobile = () => window.matchMedia('(max-width: 743.98px)').matches

/**
 * The search box of the header (§2.5, D16). A native GET form: works without scripts. The input is uncontrolled, so
 * that text typed before hydration stays.
 */
export const SearchForm = () => {
  const navigate = useNavigate()
  const session = useSession()
  const isHydrated = useIsHydrated()
  const searched = searchedText(useLocation().pathname)
  const lastSearched = useRef(searched)
  const formRef = useRef<HTMLFormElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = inputRef.current
    if (!input || lastSearched.current === searched) return
    // leaving the results clears the field, unless other text has been typed meanwhile
    if (searched || input.value === lastSearched.current) input.value = searched
    lastSearched.current = searched
  }, [searched])

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!canSearch(event.currentTarget.value, 'enter', isMobile())) event.preventDefault()
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.isDefaultPrevented()) return // handled already by the suggestions, which listen to the form itself
    event.preventDefault()
    const input = inputRef.current
    const text = input?.value.trim() ?? ''
    if (!canSearch(text, 'button', isMobile())) {
      input?.focus()
      return
    }
    session.searchHistory.getState().add(text)
    input?.blur()
    navigate(searchAddress(text))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 and older do not know <search>
    <form
      ref={formRef}
      role="search"
      aria-label={messages.searchLabel}
      method="get"
      action={urls.searchRoot()}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      css={{
        flex: '1 1 auto',
        minWidth: 0,
        [media.up(744)]: { position: 'relative', maxWidth: '960px' },
      }}
    >
      <div css={frameCss}>
        <input
          ref={inputRef}
          type="search"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          defaultValue={searched}
          onKeyDown={handleKeyDown}
          css={inputCss}
        />
        {/* replaces the placeholder where that is too long for the field */}
        <span aria-hidden data-header="short">
          {messages.searchShort}
        </span>
        <button type="submit" aria-label={messages.searchButton} css={buttonCss}>
          <Icon name="search" size={20} />
        </button>
      </div>
      <SuggestionsSlot inputRef={inputRef} formRef={formRef} />
    </form>
  )
}

const frameCss = {
  position: 'relative',
  display: 'flex',
  height: '44px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
} as const

const inputCss = {
  flex: '1 1 auto',
  minWidth: 0,
  padding: `0 0 0 ${space[3]}`,
  border: 0,
  borderRadius: radius.m,
  background: color.transparent,
  appearance: 'none',
  fontSize: font.size.l, // 16 px: phones zoom in on smaller text fields
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' }, // the frame around the field shows the focus
  '&::placeholder': { color: color.textMuted, fontSize: font.size.m, opacity: 1 },
  '&::-webkit-search-cancel-button': { appearance: 'none' },
  [media.up(744)]: { paddingLeft: space[4], fontSize: font.size.m },
} as const

const buttonCss = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  borderRadius: `0 ${radius.s} ${radius.s} 0`,
  color: color.textSecondary,
  [media.up(744)]: { width: '52px' },
  [media.hover]: { '&:hover': { color: color.accent, background: color.surfaceMuted } },
} as const
