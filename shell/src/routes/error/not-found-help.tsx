import { urls } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { useQuery } from '@isp/query'
import { Heading, LinkButton, space, Tag, Text } from '@isp/ui'
import type { NotFoundVariant } from '../../layout/not-found/not-found-variant.ts'
import { SearchEntry } from '../../layout/search-entry.tsx'
import { sectionTreeQuery } from '../../layout/section-tree.query.ts'
import { WayBack } from '../../layout/way-back.tsx'
import { notFoundHelpMessages as messages } from './not-found-help.messages.ts'

type NotFoundHelpProps = { variant: NotFoundVariant }

/** Explains the error and offers ways on: a search, the catalogue, back, the sections. */
export const NotFoundHelp = ({ variant }: NotFoundHelpProps) => (
  <>
    <Text size="l" tone="secondary" css={{ marginTop: space[3], maxWidth: '60ch' }}>
      {messages.texts[variant]}
    </Text>
    <SearchEntry
      label={messages.searchLabel}
      placeholder={messages.searchPlaceholder}
      buttonText={messages.searchButton}
      css={{ marginTop: space[6] }}
    />
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[4] }}>
      <LinkButton to={urls.catalog()} variant="secondary" icon="catalog">
        {messages.catalog}
      </LinkButton>
      <WayBack />
    </div>
    <Sections />
  </>
)

/** Optional: the page is complete without it, while loading or after a failure. */
const Sections = () => {
  const { data } = useQuery(sectionTreeQuery(useFederation().context.api))
  if (!data?.length) return null
  return (
    <section css={{ marginTop: space[10] }}>
      <Heading level={2} size={3}>
        {messages.sections}
      </Heading>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[3] }}>
        {data.map(({ id, slug, name }) => (
          <li key={id}>
            <Tag to={urls.section(slug)}>{name}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}
