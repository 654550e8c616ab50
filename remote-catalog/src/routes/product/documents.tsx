import type { Product } from '@isp/contract'
import { color, font, Icon, space } from '@isp/ui'
import { productFactsMessages as messages } from './product-facts.messages.ts'

/** Files to open or keep, with their kind and size. */
export const Documents = ({ documents }: { documents: Product['documents'] }) => (
  <ul css={rootCss}>
    {documents.map(({ kind, name, url, sizeBytes, ...dates }) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noopener">
          <Icon name="document" />
          <span>
            {name}
            <small>
              {messages.documentKinds[kind]}, {messages.size(sizeBytes)}
              {messages.dates(dates)}
            </small>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

const rootCss = {
  display: 'grid',
  gap: space[1],
  '& a': {
    display: 'inline-flex',
    gap: space[2],
    padding: `${space[1.5]} 0`,
    textDecoration: 'none',
  },
  '& small': { display: 'block', color: color.textMuted, fontSize: font.size.xs },
} as const
