import type { EducationNode } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { useFederation } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { color, font, space } from '@isp/ui'
import { helpMessages as messages } from './help.messages.ts'
import { educationTreeQuery } from './help.queries.ts'

const holds = ({ articles, children }: EducationNode, slug: string): boolean =>
  articles.some((article) => article.slug === slug) || children.some((node) => holds(node, slug))

const Branch = ({ node, slug }: { node: EducationNode; slug: string }) => (
  <details open={holds(node, slug)}>
    <summary>{node.name}</summary>
    <ul>
      {node.articles.map((article) => (
        <li key={article.slug}>
          <Link
            to={helpUrl(article.slug)}
            aria-current={article.slug === slug ? 'page' : undefined}
          >
            {typograph(article.title)}
          </Link>
        </li>
      ))}
      {node.children.map((child) => (
        <li key={child.slug}>
          <Branch node={child} slug={slug} />
        </li>
      ))}
    </ul>
  </details>
)

/** All topics with their articles; the topics of the open article are expanded. */
export const HelpTree = ({ slug }: { slug: string }) => {
  const { api } = useFederation().context
  const { data = [] } = useQuery(educationTreeQuery(api))
  return (
    <nav aria-label={messages.tree} css={treeCss}>
      {data.map((node) => (
        <Branch key={node.slug} node={node} slug={slug} />
      ))}
    </nav>
  )
}

const treeCss = {
  marginTop: space[6],
  lineHeight: font.line.snug,
  '& summary': {
    padding: `${space[2.5]} ${space[3]}`,
    fontWeight: font.weight.medium,
    cursor: 'pointer',
  },
  '& ul ul': { marginLeft: space[3] },
  '& a': {
    display: 'block',
    padding: `${space[2]} ${space[3]}`,
    color: color.textSecondary,
    fontSize: font.size.s,
    textDecoration: 'none',
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, fontWeight: font.weight.medium },
  },
} as const
