import type { SectionNode } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { color, font, media, motion, ProductPicture, radius, shadow, space } from '@isp/ui'
import { homeMessages as messages } from './home.messages.ts'

const MAX_CHILDREN = 4
/** Pictures of the first row, visible on a desktop without scrolling. */
const PRIORITY_COUNT = 4

/** Main sections: picture, product count, and links to the first subsections. */
export const HomeSections = ({ sections }: { sections: readonly SectionNode[] }) => (
  <ul css={gridCss}>
    {sections.map((section, index) => (
      <li key={section.id} css={cardCss}>
        <ProductPicture
          image={section.image}
          alt=""
          sizes="112px"
          priority={index < PRIORITY_COUNT}
        />
        <div css={{ minWidth: 0 }}>
          <h3
            css={{
              fontSize: font.size.l,
              fontWeight: font.weight.semibold,
              lineHeight: font.line.snug,
            }}
          >
            <Link to={urls.section(section.slug)} css={titleCss}>
              {section.name}
            </Link>
          </h3>
          <p css={countCss}>{messages.products(section.productCount)}</p>
          {section.children.length > 0 && <Subsections section={section} />}
        </div>
      </li>
    ))}
  </ul>
)

const Subsections = ({ section }: { section: SectionNode }) => {
  const rest = section.children.length - MAX_CHILDREN
  return (
    <ul css={{ marginTop: space[2], [media.down(744)]: { display: 'none' } }}>
      {section.children.slice(0, MAX_CHILDREN).map((child) => (
        <li key={child.id}>
          <Link to={urls.section(child.slug)} css={childCss}>
            {child.name}
          </Link>
        </li>
      ))}
      {rest > 0 && (
        <li css={{ paddingTop: space[1], ...countCss }}>{messages.moreSubsections(rest)}</li>
      )}
    </ul>
  )
}

const gridCss = {
  display: 'grid',
  gap: space[2],
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
  [media.up(1338)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.up(1920)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const

const cardCss = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
  [media.up(744)]: {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[5],
    padding: space[4],
  },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong, boxShadow: shadow.raised } },
} as const

const titleCss = {
  color: color.text,
  textDecoration: 'none',
  // the whole card links to the section; links to subsections are above this layer
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  [media.hover]: { '&:hover': { color: color.accent } },
} as const

const countCss = {
  color: color.textMuted,
  fontSize: font.size.s,
  fontVariantNumeric: font.tabular,
} as const

const childCss = {
  position: 'relative',
  display: 'inline-block',
  paddingBlock: '3px',
  color: color.textSecondary,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.linkHover, textDecoration: 'underline' } },
} as const
