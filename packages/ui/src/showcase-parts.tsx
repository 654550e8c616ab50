import type { ReactNode } from 'react'
import { color, font, space } from './tokens.ts'

/** A line of a showcase: what the state is called, and the thing in that state. */
export const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <div css={{ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 }}>
    <p css={{ fontSize: font.size.xs, color: color.textMuted }}>{title}</p>
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: space[3],
        '& > *': { minWidth: 0 },
      }}
    >
      {children}
    </div>
  </div>
)

/** All samples of a component, and how the keyboard works it. */
export const Samples = ({ children, keyboard }: { children: ReactNode; keyboard?: string }) => (
  <div css={{ display: 'flex', flexDirection: 'column', gap: space[5] }}>
    {children}
    {keyboard && <p css={{ fontSize: font.size.xs, color: color.textMuted }}>{keyboard}</p>}
  </div>
)
