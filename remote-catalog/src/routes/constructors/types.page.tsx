import type { ConstructorList } from '@isp/contract'
import { constructorUrls } from '@isp/contract/constructor-urls'
import { urls } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import {
  Container,
  color,
  font,
  media,
  radius,
  Skeleton,
  space,
  Text,
  useIsHydrated,
} from '@isp/ui'
import { readLastTool } from './constructor-memory.ts'
import type { ConstructorParts } from './constructor-parts.tsx'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { constructorsQuery } from './constructors.queries.ts'
import { strokesCss } from './drawing.tsx'

type Props = { context: RemoteContext; parts: ConstructorParts }

/** The kinds of tools that can be put together, each with its picture. */
export const TypesPage = ({ context, parts }: Props) => (
  <Container>
    <parts.PageHeader
      breadcrumbs={[{ label: messages.home, to: urls.home() }, { label: messages.title }]}
      title={messages.title}
    >
      <Text tone="secondary">{messages.lead}</Text>
      <LastToolLink />
    </parts.PageHeader>
    <parts.Read
      query={useQuery(constructorsQuery(context.api))}
      waiting={<Skeleton css={{ height: '320px' }} />}
    >
      {({ items }) => (
        <ul css={listCss}>
          {items.map((item) => (
            <TypeCard key={item.slug} {...item} />
          ))}
        </ul>
      )}
    </parts.Read>
  </Container>
)

/** Known in the browser alone. */
const LastToolLink = () => {
  const last = useIsHydrated() ? readLastTool() : null
  return last && <Link to={last.address}>{messages.resume(last.code)}</Link>
}

const TypeCard = ({ slug, name, lead, picture }: ConstructorList['items'][number]) => (
  <li css={cardCss}>
    <svg viewBox={`-4 -4 ${picture.width + 8} ${picture.height + 8}`} aria-hidden css={pictureCss}>
      <path d={picture.thin} />
      <path d={picture.axis} data-stroke="axis" />
      <path d={picture.outline} data-stroke="outline" />
    </svg>
    <h2 css={nameCss}>
      <Link to={constructorUrls.one(slug)} css={linkCss}>
        {name}
      </Link>
    </h2>
    <Text tone="secondary">{lead}</Text>
  </li>
)

const listCss = {
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: `0 0 ${space[10]}`,
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.up(1338)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const

const cardCss = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  '&:focus-within': { borderColor: color.accent },
  [media.hover]: { '&:hover': { borderColor: color.accent } },
} as const

const pictureCss = { ...strokesCss, display: 'block', width: '100%', height: '96px' } as const
const nameCss = { margin: 0, fontSize: font.size.xl, fontWeight: font.weight.semibold } as const
/** The whole card leads there. */
const linkCss = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
