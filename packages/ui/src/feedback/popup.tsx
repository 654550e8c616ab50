import { Link } from '@isp/router'
import { Button, color, font, Icon, IconButton, motion, radius, shadow, space } from '@isp/ui/core'
import { uiMessages } from '../ui.messages.ts'

export type PopupVariant = 'info' | 'success' | 'error' | 'warning'
export type PopupProps = {
  variant: PopupVariant
  text: string
  label?: string
  /** Address of a small picture in place of the variant's icon. */
  image?: string
  button?: { label: string; to?: string; onClick?: () => void }
  onClose: () => void
  /** Plays the 300 ms way out (§2.15); take it off the list when POPUP_TRANSITION_MS are over. */
  isLeaving?: boolean
  className?: string
}

/** §9. */
export const POPUP_TRANSITION_MS = 300

const looks = {
  info: { icon: 'info', tone: color.info },
  success: { icon: 'check-circle', tone: color.success },
  warning: { icon: 'warning', tone: color.warningMark },
  error: { icon: 'error', tone: color.danger },
} as const

/** One notification (§2.15). Errors interrupt a screen reader, the others wait for a pause. */
export const Popup = ({
  variant,
  text,
  label,
  image,
  button,
  onClose,
  isLeaving = false,
  className,
}: PopupProps) => {
  const { icon, tone } = looks[variant]
  return (
    <div
      className={className}
      role={variant === 'error' ? 'alert' : 'status'}
      data-leaving={isLeaving || undefined}
      css={rootCss}
      style={{ borderLeftColor: tone }}
    >
      {image ? (
        <img src={image} alt="" width={40} height={40} />
      ) : (
        <Icon name={icon} size={22} label={uiMessages.variants[variant]} style={{ color: tone }} />
      )}
      <div css={{ flex: 1, minWidth: 0, paddingBlock: '1px' }}>
        {label && <strong>{label}</strong>}
        <p>{text}</p>
        {button && <PopupAction {...button} />}
      </div>
      <IconButton
        icon="close"
        label={uiMessages.close}
        size="s"
        onClick={onClose}
        css={{ margin: '-4px -6px 0 0' }}
      />
    </div>
  )
}

const PopupAction = ({ label, to, onClick }: NonNullable<PopupProps['button']>) =>
  to === undefined ? (
    <Button variant="secondary" size="s" onClick={onClick} css={{ marginTop: space[2] }}>
      {label}
    </Button>
  ) : (
    <Link
      to={to}
      onClick={onClick}
      css={{
        display: 'inline-block',
        marginTop: space[1],
        paddingBlock: space[1],
        fontWeight: font.weight.medium,
      }}
    >
      {label}
    </Link>
  )

const rootCss = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  width: 'min(400px, 100%)',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderLeft: '3px solid',
  borderRadius: radius.m,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
  transition: `opacity ${motion.popup} ${motion.ease}, transform ${motion.popup} ${motion.ease}`,
  '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
  '&[data-leaving]': { opacity: 0, transform: 'translateX(16px)' },
  '& strong': { display: 'block', fontWeight: font.weight.semibold },
  '& img': { flex: 'none', objectFit: 'contain' },
} as const
