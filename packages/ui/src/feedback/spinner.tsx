import { keyframes } from '@emotion/react'
import { visuallyHiddenCss } from '../layout/visually-hidden.tsx'
import { media } from '../tokens.ts'
import { uiMessages } from '../ui.messages.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export type SpinnerProps = {
  /** Side in px; 24 by default. */
  size?: number
  /** What is being waited for; «Загрузка…» by default, `null` where the words stand beside it. */
  label?: string | null
  className?: string
}

/** Short waiting without a known end. Breathes instead of turning for those who asked for less motion. */
export const Spinner = ({ size = 24, label = uiMessages.loading, className }: SpinnerProps) => (
  <span
    className={className}
    role={label === null ? undefined : 'status'}
    css={{ display: 'inline-flex', color: 'inherit' }}
  >
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden
      css={{
        animation: `${turn} 800ms linear infinite`,
        [media.reducedMotion]: {
          animation: `${breathe} 2s ease-in-out infinite !important`,
          animationDuration: '2s !important',
          animationIterationCount: 'infinite !important',
        },
      }}
    >
      <circle cx="12" cy="12" r="9" opacity={0.22} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
    {label !== null && <span css={visuallyHiddenCss}>{label}</span>}
  </span>
)
