import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { color, font, media, space, VisuallyHidden } from '@isp/ui'
import { layoutMessages as messages } from '../layout.messages.ts'

/** The logo: a milling cutter seen from its face, the name, and on wide screens what the shop sells. */
export const Logo = ({ tone = 'default' }: { tone?: 'default' | 'inverse' }) => (
  <Link
    to={urls.home()}
    data-header="logo"
    css={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[2],
      flex: 'none',
      color: tone === 'inverse' ? color.textInverse : color.text,
      textDecoration: 'none',
      [media.hover]: { '&:hover': { color: tone === 'inverse' ? color.textInverse : color.text } },
    }}
  >
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden focusable="false">
      <path fill={color.accent} d="M18 1 32.7 9.5v17L18 35 3.3 26.5v-17z" />
      <path
        fill="none"
        stroke={color.textInverse}
        strokeWidth="2.6"
        strokeLinejoin="round"
        d="M18 18c0-5 3.4-8.2 8.4-7.6M18 18c4.3 2.5 5.4 7 2.4 11.1M18 18c-4.3 2.5-8.8 1.2-10.8-3.5"
      />
      <circle cx="18" cy="18" r="2.6" fill={color.textInverse} />
    </svg>
    <span css={{ display: 'grid', lineHeight: 1 }}>
      <span
        css={{ fontSize: font.size['2xl'], fontWeight: font.weight.bold, letterSpacing: '0.04em' }}
      >
        {siteConfig.name}
      </span>
      <span
        css={{
          display: 'none',
          marginTop: space[1],
          fontSize: font.size.xs,
          color: tone === 'inverse' ? color.textInverseMuted : color.textMuted,
          whiteSpace: 'nowrap',
          [media.up(1338)]: { display: 'block' },
        }}
      >
        {siteConfig.descriptor}
      </span>
      <VisuallyHidden>{messages.homeLink}</VisuallyHidden>
    </span>
  </Link>
)
