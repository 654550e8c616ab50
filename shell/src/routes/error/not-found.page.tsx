import { urls } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { useLocation } from '@isp/router'
import { Container, color, font, Heading, LinkButton, space, Tag, Text } from '@isp/ui'
import { useEffect } from 'react'
import { notFoundHead } from '../../layout/not-found/not-found.head.ts'
import { notFoundMessages as messages } from '../../layout/not-found/not-found.messages.ts'
import { notFoundVariant } from '../../layout/not-found/not-found-variant.ts'
import { SearchEntry } from '../../layout/search-entry.tsx'
import { sectionTreeQuery } from '../../layout/section-tree.query.ts'

const CODE = '404'

/** The 404 page and its product variant: what happened, a search, the sections, the way home. */
export const NotFoundPage = () => {
  const { pathname } = useLocation()
  const { title, text } = messages[notFoundVariant(pathname)]
  useEffect(() => {
    document.title = notFoundHead(pathname).title // a loader that found nothing has left the route's own head
  }, [pathname])
  return (
    <Container css={{ paddingBlock: `${space[10]} ${space[16]}` }}>
      <p css={codeCss}>{CODE}</p>
      <Heading level={1}>{title}</Heading>
      <Text size="l" tone="secondary" css={{ marginTop: space[3], maxWidth: '60ch' }}>
        {typograph(text)}
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
        <LinkButton to={urls.home()} variant="ghost" icon="home">
          {messages.home}
        </LinkButton>
      </div>
      <Sections />
    </Container>
  )
}

/** An addition: while it loads, or if it cannot, the page is whole without it. */
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

const codeCss = {
  marginBottom: space[2],
  color: color.accent,
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: font.tabular,
  letterSpacing: '0.08em',
} as const
