import type { OpenedText } from '@isp/contract'
import { contentUrls, helpUrl, offerUrl } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { shopDay } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { LinkButton, Skeleton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { NoSuchPage } from '../../shared/staff/no-such-page.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { PeriodForm } from './period-form.tsx'
import { PlaceForm } from './place-form.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { StateTag } from './staff-texts.page.tsx'
import { TextForm } from './text-form.tsx'
import { parseTextPlace, type TextPlace } from './text-place.ts'
import { TextVersions } from './text-versions.tsx'
import { textQuery } from './texts.queries.ts'

const siteUrl = ({ kind, slug }: OpenedText): string => {
  if (kind === 'offer') return offerUrl(Number(slug))
  return kind === 'page' && (slug === 'delivery' || slug === 'payment')
    ? `/${slug}/`
    : helpUrl(slug)
}

/** An offer is there from its first day on. */
const isOnSite = ({ state, period }: OpenedText): boolean =>
  state === 'published' && (!period || period.startsOn <= shopDay(new Date().toISOString()))

const Opened = ({ text }: { text: OpenedText }) => {
  // words of an older version, put into the form
  const [taken, setTaken] = useState<{ id: number; words: OpenedText } | null>(null)
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Text>
          <StateTag {...text} />
          {text.publishAt && (
            <>
              {` ${messages.states.scheduled.toLowerCase()} ${messages.from} `}
              <LocalTime iso={text.publishAt} />
            </>
          )}
        </Text>
        <Stack direction="row" gap={2} isWrap>
          <LinkButton to={contentUrls.texts()} variant="ghost" icon="arrow-left">
            {messages.back}
          </LinkButton>
          {isOnSite(text) && (
            <LinkButton to={siteUrl(text)} variant="secondary" iconEnd="arrow-right">
              {messages.onSite}
            </LinkButton>
          )}
        </Stack>
      </Stack>
      <TextForm key={taken?.id ?? 'own'} text={text} words={taken?.words ?? text} />
      <TextVersions
        text={text}
        onTake={(words) => setTaken({ id: words.id, words: { ...text, ...words } })}
      />
      {text.kind === 'article' && <PlaceForm key={text.slug} text={text} />}
      {text.period && <PeriodForm text={text} period={text.period} />}
    </Stack>
  )
}

const TextPage = ({ place }: { place: TextPlace }) => {
  const { api } = useRemoteContext()
  const query = useQuery(textQuery(api, place))
  return (
    <StaffPage title={query.data?.title ?? messages.title}>
      <Read query={query} waiting={<Skeleton lines={12} />} instead={{ 404: <NoSuchPage /> }}>
        {(text) => <Opened text={text} />}
      </Read>
    </StaffPage>
  )
}

/** /cabinet/staff/texts/{kind}/{slug}/: one text, its versions and its place. */
export const Page = () => {
  const place = parseTextPlace(useParams())
  return place && <TextPage key={`${place.kind} ${place.slug}`} place={place} />
}
