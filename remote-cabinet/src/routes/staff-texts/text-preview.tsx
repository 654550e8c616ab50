import type { TextBlock } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { color, Heading, radius, Stack, space, Text } from '@isp/ui'
import { TextBlocks } from '@isp/ui/article'
import { useEffect, useState } from 'react'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { previewQuery } from './texts.queries.ts'

const PAUSE_MS = 400

/** What was typed a moment ago: a call for each pause, not for each letter. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const insertion = ({ kind, text, goods, calculator }: TextBlock) => (
  <p css={insertionCss}>
    {kind === 'goods'
      ? `${messages.goods}: ${text ?? goods?.section}`
      : `${messages.calculator}: ${calculator?.name}`}
  </p>
)

/** The text as visitors will see it, and what of it the server understood in another way. */
export const TextPreview = ({ source }: { source: string }) => {
  const { api } = useRemoteContext()
  const { data, isError } = useQuery({
    ...previewQuery(api, usePaused(source)),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={messages.preview} css={{ minWidth: 0 }}>
      <Text tone="secondary">{messages.preview}</Text>
      {isError && (
        <Text tone="danger">
          <span role="alert">{messages.previewFailed}</span>
        </Text>
      )}
      {data && data.remarks.length > 0 && (
        <Stack gap={1} css={remarksCss}>
          <Heading level={3} size={4}>
            {messages.remarks}
          </Heading>
          <ul aria-label={messages.remarks}>
            {data.remarks.map(({ line, text }) => (
              <li key={`${line} ${text}`}>{messages.line(line, text)}</li>
            ))}
          </ul>
        </Stack>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
      <section css={boxCss} tabIndex={0} aria-label={messages.previewText}>
        {data && data.blocks.length === 0 && <Text tone="muted">{messages.previewEmpty}</Text>}
        {data && <TextBlocks blocks={data.blocks} show={insertion} />}
      </section>
    </section>
  )
}

const boxCss = {
  marginTop: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  // beside the words that it is made of, however long they are
  maxHeight: '70vh',
  overflow: 'auto',
  overflowWrap: 'anywhere',
} as const

const remarksCss = {
  marginTop: space[2],
  padding: space[3],
  borderLeft: `3px solid ${color.warning}`,
  background: color.surfaceMuted,
} as const

const insertionCss = {
  marginTop: space[4],
  padding: space[4],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.m,
  color: color.textSecondary,
} as const
