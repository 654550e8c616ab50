import type { SectionNode } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatNumber, NBSP } from '@isp/i18n'
import { Link } from '@isp/router'
import { ProductPicture } from '@isp/ui'
import { sectionTreeCss } from './section-tree.css.ts'

const Branch = ({ section }: { section: SectionNode }) => (
  <li>
    <Link to={urls.section(section.slug)}>{section.name}</Link>
    {NBSP}
    <span className="count">{formatNumber(section.productCount)}</span>
    {section.children.length > 0 && (
      <ul>
        {section.children.map((child) => (
          <Branch key={child.id} section={child} />
        ))}
      </ul>
    )}
  </li>
)

/** Root sections as cards, all their descendants as nested lists inside. */
export const SectionTree = ({ sections }: { sections: readonly SectionNode[] }) => (
  <div css={sectionTreeCss}>
    {sections.map((root, index) => (
      <section key={root.id} aria-labelledby={`section-${root.id}`}>
        <div className="picture">
          <ProductPicture image={root.image} alt="" sizes="112px" priority={index < 2} />
        </div>
        <div className="text">
          <h2 id={`section-${root.id}`}>
            <Link to={urls.section(root.slug)}>{root.name}</Link>
            {NBSP}
            <span className="count">{formatNumber(root.productCount)}</span>
          </h2>
          {root.children.length > 0 && (
            <ul>
              {root.children.map((child) => (
                <Branch key={child.id} section={child} />
              ))}
            </ul>
          )}
        </div>
      </section>
    ))}
  </div>
)
