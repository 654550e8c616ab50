import { useLocation } from '@isp/router'
import { Container, color, font, Heading, space } from '@isp/ui'
import { Suspense, useEffect } from 'react'
import { lazyKeepingHtml } from '../../layout/lazy-keeping-html.ts'
import { notFoundHead } from '../../layout/not-found/not-found.head.ts'
import { notFoundMessages as messages } from '../../layout/not-found/not-found.messages.ts'
import { notFoundVariant } from '../../layout/not-found/not-found-variant.ts'

const CODE = '404'

const NotFoundHelp = lazyKeepingHtml(
  async () => (await import('./not-found-help.tsx')).NotFoundHelp,
)

/** The 404 page and its product variant: what happened, a search, the sections, the way home. */
export const NotFoundPage = () => {
  const { pathname } = useLocation()
  const variant = notFoundVariant(pathname)
  useEffect(() => {
    document.title = notFoundHead(pathname).title // after a failed loader the title is still that of the route
  }, [pathname])
  return (
    <Container css={{ paddingBlock: `${space[10]} ${space[16]}` }}>
      <p css={codeCss}>{CODE}</p>
      <Heading level={1}>{messages[variant]}</Heading>
      <Suspense>
        <NotFoundHelp variant={variant} />
      </Suspense>
    </Container>
  )
}

const codeCss = {
  marginBottom: space[2],
  color: color.accent,
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  letterSpacing: '0.08em',
} as const
