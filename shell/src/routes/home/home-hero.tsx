import { Container, color, font, media, space, Text } from '@isp/ui'
import { SearchEntry } from '../../layout/search-entry.tsx'
import { CutterDrawing } from './cutter-drawing.tsx'
import { homeMessages as messages } from './home.messages.ts'

type HomeHeroProps = { productCount: number; brandCount: number; sectionCount: number }

/** The top of the home page: what the shop is, how large it is, and a search. */
export const HomeHero = ({ productCount, brandCount, sectionCount }: HomeHeroProps) => (
  <section css={{ borderBottom: `1px solid ${color.line}`, background: color.surfaceMuted }}>
    <Container css={gridCss}>
      <div css={{ minWidth: 0 }}>
        <h1 css={headingCss}>{messages.heading}</h1>
        <Text size="l" tone="secondary" css={{ maxWidth: '56ch' }}>
          {messages.lead}
        </Text>
        <SearchEntry
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          buttonText={messages.searchButton}
          css={{ marginTop: space[6], [media.down(744)]: { display: 'none' } }}
        />
        {productCount > 0 && (
          <ul aria-label={messages.factsLabel} css={factsCss}>
            <li>{messages.products(productCount)}</li>
            <li>{messages.sectionsCount(sectionCount)}</li>
            <li>{messages.brandsCount(brandCount)}</li>
          </ul>
        )}
      </div>
      <CutterDrawing css={{ display: 'none', [media.up(1024)]: { display: 'block' } }} />
    </Container>
  </section>
)

const gridCss = {
  display: 'grid',
  alignItems: 'center',
  gap: space[10],
  paddingBlock: space[6],
  [media.up(744)]: { paddingBlock: space[10] },
  [media.up(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)' },
  [media.up(1440)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px)' },
} as const

const headingCss = {
  marginBottom: space[3],
  fontSize: font.size['3xl'],
  fontWeight: font.weight.semibold,
  lineHeight: font.line.tight,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  [media.up(1024)]: { fontSize: font.size['4xl'] },
} as const

const factsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  marginTop: space[4],
  overflow: 'clip', // hides the separator of an item at the start of a wrapped line
  color: color.textSecondary,
  fontVariantNumeric: font.tabular,
  '& li + li': { position: 'relative' },
  '& li + li::before': {
    content: '""',
    position: 'absolute',
    left: `-${space[3]}`,
    top: '0.35em',
    height: '0.9em',
    borderLeft: `1px solid ${color.lineStrong}`,
  },
} as const
