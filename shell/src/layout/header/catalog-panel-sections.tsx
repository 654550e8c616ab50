import type { SectionNode } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, font, media, Skeleton, space } from '@isp/ui'

const MAX_SUBSECTIONS = 8
const SKELETON_COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type CatalogPanelSectionsProps = { sections: readonly SectionNode[]; onNavigate: () => void }

/** Main sections in columns, each with its largest subsections; the others are on the section's page. */
export const CatalogPanelSections = ({ sections, onNavigate }: CatalogPanelSectionsProps) => (
  <ul css={columnsCss}>
    {sections.map((section) => (
      <li key={section.id} css={{ breakInside: 'avoid', marginBottom: space[6] }}>
        <Link to={urls.section(section.slug)} onClick={onNavigate} css={sectionCss}>
          {section.name}
        </Link>
        <ul>
          {section.children.slice(0, MAX_SUBSECTIONS).map((child) => (
            <li key={child.id}>
              <Link to={urls.section(child.slug)} onClick={onNavigate} css={subsectionCss}>
                {child.name} <span css={countCss}>{formatNumber(child.productCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

/** Placeholder while the sections are loading. */
export const CatalogPanelSkeleton = () => (
  <div css={columnsCss} aria-hidden>
    {SKELETON_COLUMNS.map((column) => (
      <div key={column} css={{ breakInside: 'avoid', marginBottom: space[6] }}>
        <Skeleton width="70%" height="20px" />
        <div css={{ display: 'grid', gap: space[2], marginTop: space[3] }}>
          <Skeleton width="90%" height="14px" />
          <Skeleton width="60%" height="14px" />
          <Skeleton width="80%" height="14px" />
        </div>
      </div>
    ))}
  </div>
)

const columnsCss = {
  columns: 3,
  columnGap: space[10],
  [media.up(1024)]: { columns: 4 },
  [media.up(1440)]: { columns: 5 },
} as const

const sectionCss = {
  display: 'block',
  paddingBlock: space[1],
  color: color.text,
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent } },
} as const

const subsectionCss = {
  display: 'block',
  paddingBlock: '5px',
  color: color.textSecondary,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent } },
} as const

const countCss = {
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: font.tabular,
} as const
