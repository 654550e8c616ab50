import { urls } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, color, controlHeight, font, media, radius, space } from '@isp/ui'
import type { FormEvent } from 'react'
import { searchMessages as messages } from './search.messages.ts'
import { hasSearchAddress, tidySearchText } from './search.params.ts'

/** The page's own search form: a native GET that also works without JavaScript. */
export const SearchForm = ({ text = '' }: { text?: string }) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = tidySearchText(String(new FormData(event.currentTarget).get('q') ?? ''))
    // §2.5: the button acts from one character on.
    if (hasSearchAddress(typed)) void navigate(urls.search(typed))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than browsers that we support
    <form
      role="search"
      method="get"
      action={urls.searchRoot()}
      onSubmit={handleSubmit}
      css={{ display: 'flex', gap: space[2], maxWidth: '640px' }}
    >
      <input
        aria-label={messages.field}
        type="search"
        name="q"
        defaultValue={text}
        placeholder={messages.placeholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        css={{
          flex: 1,
          minWidth: 0,
          minHeight: controlHeight.m,
          paddingInline: space[3],
          border: `1px solid ${color.lineStrong}`,
          borderRadius: radius.m,
          [media.touch]: { fontSize: font.size.l },
        }}
      />
      <Button type="submit" icon="search">
        {messages.submit}
      </Button>
    </form>
  )
}
