import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { Container, color, font, media, space } from '@isp/ui'
import { useShellData } from '../../app/shell-data.tsx'
import { layoutMessages as messages } from '../layout.messages.ts'
import type { LayoutVariant } from '../layout-variant.ts'
import { FooterColumns } from './footer-columns.tsx'
import { footerLinkCss } from './footer-link.css.ts'
import { ToTopButton } from './to-top-button.tsx'

/** §2.13; compact in the cabinet: only the last line. */
export const Footer = ({ variant }: { variant: LayoutVariant }) => {
  const { year } = useShellData()
  const { name, since, email } = siteConfig
  const isCompact = variant === 'cabinet'
  return (
    <footer
      data-boundary="shell"
      data-surface="inverse"
      css={{
        background: color.surfaceInverse,
        color: color.textInverseMuted,
        fontSize: font.size.m,
      }}
    >
      <Container>
        {!isCompact && <FooterColumns />}
        <div
          css={[
            lastLineCss,
            !isCompact && { borderTop: `1px solid ${color.surfaceInverseRaised}` },
          ]}
        >
          <p css={{ fontVariantNumeric: font.tabular }}>{messages.copyright(name, since, year)}</p>
          <Link to={urls.policy()} css={footerLinkCss}>
            {messages.policy}
          </Link>
          {isCompact && (
            <a href={`mailto:${email}`} css={footerLinkCss}>
              {email}
            </a>
          )}
          <div css={{ [media.up(744)]: { marginLeft: 'auto' } }}>
            <ToTopButton />
          </div>
        </div>
      </Container>
    </footer>
  )
}

const lastLineCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[4],
} as const
