import { componentSystemUrl } from '@isp/contract/urls'
import type { PageHead } from '@isp/federation'
import { Link, useParams } from '@isp/router'
import { Container, color, font, Heading, media, radius, space, Text } from '@isp/ui'
import { showcases } from '@isp/ui/showcases'
import { layoutShowcases } from '../../layout/layout.showcase.tsx'
import { componentSystemMessages as messages } from './component-system.messages.ts'
import { isShowcaseGroup, showcaseGroups } from './showcase-groups.ts'

const all = [
  ...showcases,
  ...layoutShowcases.map((showcase) => ({ ...showcase, group: 'shell' as const })),
]

export const componentSystemHead = (): PageHead => ({ title: messages.title })

/** All showcases of the components, or those of one group. */
export const ComponentSystemPage = () => {
  const { group } = useParams()
  const groups = isShowcaseGroup(group) ? [group] : showcaseGroups
  return (
    <Container css={{ paddingBlock: `${space[6]} ${space[16]}` }}>
      <Heading level={1}>{messages.title}</Heading>
      <Text tone="secondary" css={{ marginTop: space[2], maxWidth: '72ch' }}>
        {messages.lead}
      </Text>
      <nav aria-label={messages.navigation}>
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[4] }}>
          <li>
            <GroupLink
              to={componentSystemUrl()}
              text={messages.allGroups}
              isCurrent={group === undefined}
            />
          </li>
          {showcaseGroups.map((name) => (
            <li key={name}>
              <GroupLink
                to={`${componentSystemUrl()}${name}/`}
                text={messages.groups[name]}
                isCurrent={group === name}
              />
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((name) => (
        <section key={name} aria-labelledby={`group-${name}`} css={{ marginTop: space[10] }}>
          <Heading level={2} id={`group-${name}`}>
            {messages.groups[name]}
          </Heading>
          {all
            .filter((showcase) => showcase.group === name)
            .map(({ title, Component }) => (
              <article key={title} css={showcaseCss}>
                <Heading level={3} size={4} css={{ marginBottom: space[4] }}>
                  {title}
                </Heading>
                <Component />
              </article>
            ))}
        </section>
      ))}
    </Container>
  )
}

const GroupLink = ({ to, text, isCurrent }: { to: string; text: string; isCurrent: boolean }) => (
  <Link to={to} aria-current={isCurrent ? 'page' : undefined} css={groupLinkCss}>
    {text}
  </Link>
)

const groupLinkCss = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  color: color.text,
  textDecoration: 'none',
  '&[aria-current]': { borderColor: color.text, fontWeight: font.weight.medium },
  [media.touch]: { minHeight: '44px' },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong, color: color.text } },
} as const

const showcaseCss = {
  marginTop: space[4],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  overflowX: 'auto',
  [media.up(744)]: { padding: space[6] },
} as const
