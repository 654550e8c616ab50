import { urls } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, color, font, media, radius, space, useIsHydrated } from '@isp/ui'
import { type FormEvent, useRef } from 'react'
import { canSearch, searchAddress } from './header/search-rules.ts'

type SearchEntryProps = {
  /** Accessible name of this search form. */
  label: string
  placeholder: string
  buttonText: string
  className?: string
}

/** A large search field inside a page: the same native form as in the header, without suggestions. */
export const SearchEntry = ({ label, placeholder, buttonText, className }: SearchEntryProps) => {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const inputRef = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = inputRef.current?.value.trim() ?? ''
    if (canSearch(text, 'button', false)) navigate(searchAddress(text))
    else inputRef.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 and older do not know <search>
    <form
      role="search"
      aria-label={label}
      method="get"
      action={urls.searchRoot()}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      className={className}
      css={{ display: 'flex', gap: space[2], width: '100%', maxWidth: '640px' }}
    >
      <input
        ref={inputRef}
        type="search"
        name="q"
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        css={inputCss}
      />
      <Button
        type="submit"
        size="l"
        css={{ flex: 'none', [media.down(428)]: { paddingInline: space[4] } }}
      >
        {buttonText}
      </Button>
    </form>
  )
}

const inputCss = {
  flex: '1 1 auto',
  minWidth: 0,
  height: '48px',
  paddingInline: space[4],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  appearance: 'none',
  fontSize: font.size.l,
  textOverflow: 'ellipsis',
  '&:focus-visible': {
    outline: 'none',
    borderColor: color.focus,
    boxShadow: `0 0 0 1px ${color.focus}`,
  },
  '&::placeholder': { color: color.textMuted, opacity: 1 },
} as const
