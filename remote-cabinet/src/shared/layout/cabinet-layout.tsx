import type { MenuLink } from '@isp/federation/remote'
import { Outlet } from '@isp/router'
import { Container, media, space } from '@isp/ui'
import { CabinetGate } from './cabinet-gate.tsx'
import { CabinetPanel } from './cabinet-panel.tsx'

/** Every page of the cabinet: the panel beside it from 1024 px, above it on a phone (§2.9). */
export const CabinetLayout = ({ menu }: { menu: readonly MenuLink[] }) => (
  <Container css={{ paddingBlock: space[5], [media.up(1024)]: { paddingBlock: space[8] } }}>
    <CabinetGate>
      <div css={rootCss}>
        <CabinetPanel menu={menu} />
        <div css={{ minWidth: 0 }}>
          <Outlet />
        </div>
      </div>
    </CabinetGate>
  </Container>
)

const rootCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  [media.up(1024)]: {
    gridTemplateColumns: '280px minmax(0, 1fr)',
    gap: space[8],
    alignItems: 'start',
  },
} as const
