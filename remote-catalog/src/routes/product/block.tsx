import { Heading } from '@isp/ui'
import type { ReactNode } from 'react'
import { blockCss } from './product-page.css.ts'

type BlockProps = { title: string; className?: string; children: ReactNode }

export const Block = ({ title, className, children }: BlockProps) => (
  <section className={className} css={blockCss}>
    <Heading level={2} size={3}>
      {title}
    </Heading>
    {children}
  </section>
)
