import type { SectionNode } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { Button, color, font, IconButton, media, space } from '@isp/ui'
import { useState } from 'react'
import { catalogTreeMessages as messages } from './catalog-tree.messages.ts'

type CatalogTreeProps = { sections: readonly SectionNode[]; onNavigate: () => void }

/** §2.3, demo mode: main sections with subsections that expand, one by one or all at once. */
export const CatalogTree = ({ sections, onNavigate }: CatalogTreeProps) => {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <>
      <div css={{ display: 'flex', gap: space[2], marginBottom: space[4] }}>
        <Button
          variant="secondary"
          size="s"
          onClick={() => setOpen(new Set(sections.map(({ id }) => id)))}
        >
          {messages.openAll}
        </Button>
        <Button variant="secondary" size="s" onClick={() => setOpen(new Set())}>
          {messages.closeAll}
        </Button>
      </div>
      <ul css={columnsCss}>
        {sections.map((section) => (
          <li key={section.id} css={{ breakInside: 'avoid', marginBottom: space[2] }}>
            <Branch
              section={section}
              isOpen={open.has(section.id)}
              onToggle={() => toggle(section.id)}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type BranchProps = {
  section: SectionNode
  isOpen: boolean
  onToggle: () => void
  onNavigate: () => void
}

const Branch = ({
  section: { id, slug, name, children },
  isOpen,
  onToggle,
  onNavigate,
}: BranchProps) => (
  <>
    <div css={{ display: 'flex', alignItems: 'center', gap: space[1] }}>
      {children.length > 0 && (
        <IconButton
          icon={isOpen ? 'minus' : 'plus'}
          size="s"
          label={messages.subsections(name)}
          aria-expanded={isOpen}
          aria-controls={`tree-${id}`}
          onClick={onToggle}
        />
      )}
      <Link to={urls.section(slug)} onClick={onNavigate} css={sectionCss}>
        {name}
      </Link>
    </div>
    <ul id={`tree-${id}`} hidden={!isOpen} css={{ paddingLeft: space[10] }}>
      {children.map((child) => (
        <li key={child.id}>
          <Link to={urls.section(child.slug)} onClick={onNavigate} css={childCss}>
            {child.name}{' '}
            <span css={{ color: color.textMuted, fontSize: font.size.xs }}>
              {formatNumber(child.productCount)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
)

const columnsCss = {
  columns: 2,
  columnGap: space[10],
  [media.up(1024)]: { columns: 3 },
  [media.up(1440)]: { columns: 4 },
} as const

const sectionCss = {
  paddingBlock: space[1.5],
  color: color.text,
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent } },
} as const

const childCss = {
  display: 'block',
  paddingBlock: '5px',
  color: color.textSecondary,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent } },
} as const
