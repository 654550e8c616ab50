import type { Suggestions } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Read, type ReadQuery } from '@isp/federation/page'
import { Link } from '@isp/router'
import { Icon, Spinner } from '@isp/ui'
import type { MouseEvent } from 'react'
import { severalArticlesMessages } from '../../shared/several-articles/several-articles.messages.ts'
import { Highlight } from './highlight.tsx'
import { suggestionsMessages as messages } from './search-suggestions.messages.ts'
import type { SuggestionOption } from './suggestion-options.ts'

type LinkOption = Exclude<SuggestionOption, { kind: 'history' }>

type FoundListProps = {
  listId: string
  found: ReadQuery<Suggestions>
  options: readonly SuggestionOption[]
  query: string
  activeId: string | null
  onTake: (option: SuggestionOption) => void
}

const Content = ({ option, query }: { option: LinkOption; query: string }) => {
  if (option.kind === 'all') return <span className="all">{messages.all(query)}</span>
  if (option.kind === 'list')
    return (
      <>
        <Icon name="table" size={18} />
        <span className="text">{severalArticlesMessages.open(option.count)}</span>
      </>
    )
  if (option.kind === 'brand' || option.kind === 'article')
    return (
      <span className="text">
        <Highlight text={option.name} query={query} />
      </span>
    )
  if (option.kind === 'section')
    return (
      <>
        <Icon name="catalog" size={18} />
        <span className="text">
          <Highlight text={option.name} query={query} />
          {option.parent && <small>{option.parent}</small>}
        </span>
      </>
    )
  return (
    <>
      {option.image ? (
        <img src={urls.image(option.image, 320)} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <Icon name="picture" size={18} />
      )}
      <span className="text">
        <Highlight text={option.name} query={query} />
        <small>
          {option.brand && (
            <>
              <Highlight text={option.brand} query={query} />
              {' · '}
            </>
          )}
          {messages.article} <Highlight text={option.article} query={query} />
        </small>
      </span>
    </>
  )
}

const isLink = (option: SuggestionOption): option is LinkOption => option.kind !== 'history'

/** Sections and products found for the text, each a real link (a new tab opens as usual). */
export const FoundList = (props: FoundListProps) => (
  <Read
    // what was found for the text before stays, paler, until the new list is there
    query={{ ...props.found, isPlaceholderData: false }}
    size="line"
    waiting={
      <p className="note" role="status">
        <Spinner size={18} label={null} /> {messages.searching}
      </p>
    }
    isEmpty={() => props.options.length === 0}
    empty={
      <div className="note" role="status">
        <strong>{messages.nothing}</strong>
        <small>{messages.nothingHint}</small>
      </div>
    }
  >
    {() => <Options {...props} />}
  </Read>
)

const Options = ({ listId, found, options, query, activeId, onTake }: FoundListProps) => {
  const handleClick = (option: LinkOption) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onTake(option)
  }
  const group = (kind: LinkOption['kind'], title?: string) => {
    const lines = options.filter(isLink).filter((option) => option.kind === kind)
    if (lines.length === 0) return null
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of a list box, not of form fields
      <div role="group" aria-label={title ?? messages.listLabel}>
        {title && (
          <div className="title" aria-hidden>
            {title}
          </div>
        )}
        {lines.map((option) => (
          <Link
            key={option.id}
            id={option.id}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === activeId}
            className="option"
            to={option.to}
            onClick={handleClick(option)}
          >
            <Content option={option} query={query} />
          </Link>
        ))}
      </div>
    )
  }
  const { missing, values = [] } = found.data?.match ?? {}
  return (
    <>
      {missing && (
        <div className="note" role="status">
          <small>{messages.missing(missing, values.join(', '))}</small>
        </div>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={messages.listLabel}
        className={found.isPlaceholderData ? 'is-stale' : undefined}
      >
        {group('list')}
        {group('own', messages.own)}
        {group('brand', messages.brands)}
        {group('section', messages.sections)}
        {group('product', messages.products)}
        {group('article', messages.articles)}
        {group('all')}
      </div>
    </>
  )
}
