import { useStanding } from '@isp/session'
import { Card, Container, color, Heading, media, radius, space } from '@isp/ui'
import type { ReactNode } from 'react'
import { Benefits } from './benefits.tsx'
import { GoBack } from './go-back.tsx'
import { isCredentialsStep } from './sign-in-step.ts'

/** Where one signs in or registers; over the whole width from 1024 px, with the benefits, while name and password are asked (§2.6). */
export const SignInPlace = ({ title, children }: { title: string; children: ReactNode }) => {
  const isAsked = isCredentialsStep(useStanding().kind)
  return (
    <Container css={{ paddingBlock: space[6], [media.up(1024)]: { paddingBlock: space[10] } }}>
      <div css={[rootCss, isAsked && withBenefitsCss]}>
        {isAsked && <GoBack />}
        <Card padding="l">
          <Heading level={1} css={{ marginBottom: space[5] }}>
            {title}
          </Heading>
          {children}
        </Card>
        {isAsked && <Benefits css={benefitsCss} />}
      </div>
    </Container>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[5],
  maxWidth: '560px',
  marginInline: 'auto',
} as const

const withBenefitsCss = {
  [media.up(1024)]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    maxWidth: 'none',
    gap: `${space[4]} ${space[8]}`,
  },
} as const

const benefitsCss = {
  padding: space[6],
  borderRadius: radius.l,
  background: color.surfaceMuted,
  [media.up(1024)]: { padding: space[10], alignSelf: 'stretch' },
} as const
