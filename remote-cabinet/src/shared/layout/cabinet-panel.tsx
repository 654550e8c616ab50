import { keyframes } from '@emotion/react'
import { Card, media } from '@isp/ui'
import { useState } from 'react'
import { ChangeCompany } from './change-company.tsx'
import { ExitConfirmation } from './exit-confirmation.tsx'
import { layoutMessages as messages } from './layout.messages.ts'
import type { PanelMode } from './panel-mode.ts'
import { PanelOverview } from './panel-overview.tsx'

/** §2.9: who is here and for whom, the menu, and the way out. One of three views, each fading in (§4). */
export const CabinetPanel = () => {
  const [mode, setMode] = useState<PanelMode>('normal')
  const handleDone = () => setMode('normal')
  return (
    <Card css={rootCss}>
      <aside key={mode} aria-label={messages.panel} css={viewCss}>
        {mode === 'normal' && <PanelOverview onModeChange={setMode} />}
        {mode === 'change-company' && <ChangeCompany onDone={handleDone} />}
        {mode === 'exit-confirmation' && <ExitConfirmation onCancel={handleDone} />}
      </aside>
    </Card>
  )
}

const fade = keyframes({ from: { opacity: 0 } })
const FADE_MS = 400

const rootCss = { [media.up(1024)]: { position: 'sticky', top: '96px' } } as const
const viewCss = {
  animation: `${fade} ${FADE_MS}ms`,
  [media.reducedMotion]: { animation: 'none' },
} as const
