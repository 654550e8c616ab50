import { staffUrls, urls } from '@isp/contract/urls'
import type { MenuLink } from '@isp/federation/remote'
import { describeTerms } from '@isp/i18n'
import { canSwitch, isSettled, useStanding } from '@isp/session'
import { Button, color, font, Heading, LinkButton, media, Stack, space, Text } from '@isp/ui'
import { CompanyStatusTag } from '../people/company-status-tag.tsx'
import { CabinetMenu } from './cabinet-menu.tsx'
import { fullName } from './full-name.ts'
import { layoutMessages as messages } from './layout.messages.ts'
import type { PanelMode } from './panel-mode.ts'

type OverviewProps = { menu: readonly MenuLink[]; onModeChange: (mode: PanelMode) => void }

/** The panel as it mostly stands: company, contract, name, menu, exit. */
export const PanelOverview = ({ menu, onModeChange }: OverviewProps) => {
  const standing = useStanding()
  if (!isSettled(standing)) return null
  const { user } = standing
  const { company, agreement, specification, role } =
    standing.kind === 'member' ? standing : nobodys
  const terms = describeTerms(agreement?.terms)
  const name = fullName(user)
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size={4} css={{ overflowWrap: 'anywhere' }}>
          {company?.name ?? messages.noCompany}
        </Heading>
        {company && company.status.code !== 'ACTIVE' && (
          <span>
            <CompanyStatusTag code={company.status.code} />
          </span>
        )}
        {agreement && <Text tone="secondary">{agreement.name}</Text>}
        {specification && <Text tone="secondary">{messages.specification(specification)}</Text>}
        {terms.length > 0 && (
          <Text size="s" tone="muted">
            {terms.join('\u00a0· ')}
          </Text>
        )}
        <Text tone="secondary">{name || user.login}</Text>
        {name && (
          <Text size="s" tone="muted" css={{ overflowWrap: 'anywhere' }}>
            {user.login}
          </Text>
        )}
        {canSwitch(user) && (
          <button type="button" css={linkCss} onClick={() => onModeChange('change-company')}>
            {messages.change}
          </button>
        )}
      </Stack>
      <CabinetMenu entries={menu} hasCompany={user.companies.length > 0} role={role} />
      {user.staff_role && (
        <LinkButton to={staffUrls.root()} variant="secondary" icon="tools" size="s">
          {messages.staff}
        </LinkButton>
      )}
      <div css={waysCss}>
        <LinkButton to={urls.catalog()} variant="ghost" icon="catalog" size="s">
          {messages.toCatalog}
        </LinkButton>
        <Button
          variant="ghost"
          icon="exit"
          size="s"
          onClick={() => onModeChange('exit-confirmation')}
        >
          {messages.exit}
        </Button>
      </div>
    </Stack>
  )
}

const nobodys = { company: null, agreement: null, specification: null, role: null }

const linkCss = {
  alignSelf: 'flex-start',
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: color.transparent,
  color: color.link,
  fontSize: font.size.s,
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: color.linkHover } },
} as const

const waysCss = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  [media.up(1024)]: { flexDirection: 'column', alignItems: 'flex-start' },
} as const
