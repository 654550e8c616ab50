import type { RemoteFailure } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useNavigation } from '@isp/router'
import {
  Button,
  Container,
  color,
  Heading,
  Icon,
  media,
  radius,
  space,
  Text,
  useIsOnline,
  useOnReconnect,
} from '@isp/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WayBack } from '../../layout/way-back.tsx'
import { placeMessages as messages } from './place.messages.ts'

type RemotePlaceProps = {
  reason: RemoteFailure
  /** Resolves after the attempt; if it succeeds, this component is replaced. */
  onRetry: () => Promise<void> | void
  /** A line above content that can still be read (`children`), instead of a whole page. */
  isCompact?: boolean
  children?: ReactNode
}

type Attempt = 'idle' | 'running' | 'failed'

/** Shown instead of a remote that could not be loaded: an explanation, a retry button with progress, a link home. */
export const RemotePlace = ({ reason, onRetry, isCompact = false, children }: RemotePlaceProps) => {
  const [attempt, setAttempt] = useState<Attempt>('idle')
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const handleRetry = async () => {
    if (attempt === 'running') return
    setAttempt('running')
    try {
      await onRetry()
    } catch {
      // a failed attempt is treated like one without a result
    }
    if (isMounted.current) setAttempt('failed')
  }

  const isOnline = useIsOnline()
  // does not retry while the visitor is navigating to another page
  const isIdle = useNavigation().state === 'idle'
  useOnReconnect(isIdle, () => void handleRetry())
  const { title, text } = messages[isOnline ? reason : 'offline']
  const actions = (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
      <Button
        variant="secondary"
        icon="refresh"
        isLoading={attempt === 'running'}
        onClick={handleRetry}
      >
        {messages.retry}
      </Button>
      <WayBack />
    </div>
  )
  const progress = (
    <Text as="div" size="s" tone="muted">
      <span role="status">
        {attempt === 'running' && messages.retrying}
        {attempt === 'failed' && messages.stillFailing}
      </span>
    </Text>
  )

  if (isCompact) {
    return (
      <div data-boundary="shell">
        <Container css={{ paddingBlock: space[3] }}>
          <div css={stripCss}>
            <Icon name="warning" size={22} css={{ color: color.warningMark }} />
            <div css={{ flex: '1 1 320px', minWidth: 0 }}>
              <strong>{title}</strong>
              <Text tone="secondary">{typograph(text)}</Text>
              {progress}
            </div>
            {actions}
          </div>
        </Container>
        {children}
      </div>
    )
  }
  return (
    <div data-boundary="shell">
      <Container css={{ paddingBlock: `${space[10]} ${space[16]}` }}>
        <Icon name="warning" size={36} css={{ color: color.warningMark, marginBottom: space[3] }} />
        <Heading level={1}>{title}</Heading>
        <Text
          size="l"
          tone="secondary"
          css={{ marginBlock: `${space[3]} ${space[6]}`, maxWidth: '60ch' }}
        >
          {typograph(text)}
        </Text>
        {actions}
        <div css={{ minHeight: space[6], marginTop: space[3] }}>{progress}</div>
        {children}
      </Container>
    </div>
  )
}

const stripCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.m,
  background: color.warningSoft,
  [media.up(744)]: { alignItems: 'center' },
} as const
