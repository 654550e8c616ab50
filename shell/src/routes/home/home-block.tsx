import { Link } from '@isp/router'
import { Heading, Icon, media, space } from '@isp/ui'
import { type ReactNode, useId } from 'react'

type HomeBlockProps = { title: string; more: { to: string; text: string }; children: ReactNode }

/** A section of the home page with a title and a link to the full list. */
export const HomeBlock = ({ title, more, children }: HomeBlockProps) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      css={{ marginTop: space[8], [media.up(1024)]: { marginTop: space[12] } }}
    >
      <div css={headCss}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Link to={more.to} css={moreCss}>
          {more.text}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
      {children}
    </section>
  )
}

const headCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[4],
} as const

const moreCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  paddingBlock: space[1.5],
  textDecoration: 'none',
} as const
