import type { MenuLink } from '@isp/federation/remote'
import { Outlet, useLocation } from '@isp/router'
import { Container, media, space } from '@isp/ui'
import { isStaffPath } from '../staff/staff-address.ts'
import { CabinetGate } from './cabinet-gate.tsx'
import { CabinetPanel } from './cabinet-panel.tsx'
import { StaffPlace } from './staff-place.tsx'

/** Every page of the cabinet: the panel beside it from 1024 px, above it on a phone (§2.9); the staff's have a frame of their own. */
export const CabinetLayout = ({ menu }: { menu: readonly MenuLink[] }) => {
  const { pathname } = useLocation()
  return (
    <Container css={{ paddingBlock: space[5], [media.up(1024)]: { paddingBlock: space[8] } }}>
      <CabinetGate>
        {isStaffPath(pathname) ? (
          <StaffPlace />
        ) : (
          <div css={rootCss}>
            <CabinetPanel menu={menu} />
            <div css={{ minWidth: 0 }}>
              <Outlet />
            </div>
          </div>
        )}
      </CabinetGate>
    </Container>
  )
}

const rootCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  [media.up(1024)]: {
    gridTemplateColumns: '300px minmax(0, 1fr)',
    gap: space[8],
    alignItems: 'start',
  },
  // §2.9: up to 1920 px as above
  '@media (min-width: 1921px)': { gridTemplateColumns: '375px minmax(0, 1fr)' },
} as const
