import type { MemberCompany } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Card, Disclosure, Heading, Skeleton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { CompanyChoice } from './company-choice.tsx'
import {
  isHelpFolded,
  keepChartCompanies,
  keepHelpFolded,
  readChartCompanies,
} from './kept-view.ts'
import { statisticsMessages as messages } from './statistics.messages.ts'
import { companyCategoriesQuery, statisticsAmountQuery } from './statistics.queries.ts'
import { StatisticsActions } from './statistics-actions.tsx'
import { StatisticsFigures } from './statistics-figures.tsx'

type StatisticsProps = { company: MemberCompany; companies: readonly MemberCompany[] }

/** §7.5: what was ordered month by month, as a picture and as figures. */
export const Statistics = ({ company, companies }: StatisticsProps) => {
  const { api } = useRemoteContext()
  const [shown, setShown] = useState(() =>
    readChartCompanies(
      companies.map(({ uuid }) => uuid),
      company.uuid,
    ),
  )
  const [isFolded] = useState(isHelpFolded)
  const amountQuery = useQuery(statisticsAmountQuery(api, company.uuid, shown))
  const categoriesQuery = useQuery(companyCategoriesQuery(api, company.uuid, shown))
  const handleCompanies = (uuids: string[]) => {
    setShown(uuids)
    keepChartCompanies(uuids)
  }
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {messages.title}
          </Heading>
          <Text tone="secondary">{company.seesAllOrders ? messages.ofCompany : messages.own}</Text>
        </Stack>
        {companies.length > 1 && (
          <CompanyChoice own={companies} shown={shown} onChange={handleCompanies} />
        )}
        <Read query={amountQuery} size="line" waiting={<FiguresPlace />}>
          {(amount) =>
            amount.companies.every(({ orderCounts }) =>
              orderCounts.every((count) => count === 0),
            ) ? (
              <Text tone="secondary">{messages.nothing}</Text>
            ) : (
              <Read query={categoriesQuery} size="line" waiting={<FiguresPlace />}>
                {(categories) => (
                  <>
                    <StatisticsFigures amount={amount} categories={categories} />
                    <StatisticsActions companies={shown} />
                    <Disclosure
                      summary={messages.help}
                      isDefaultOpen={!isFolded}
                      onToggle={(isOpen) => keepHelpFolded(!isOpen)}
                    >
                      {messages.helpText.map((text) => (
                        <Text key={text} tone="secondary">
                          {text}
                        </Text>
                      ))}
                    </Disclosure>
                  </>
                )}
              </Read>
            )
          }
        </Read>
      </Stack>
    </Card>
  )
}

export const FiguresPlace = () => <Skeleton shape="box" height="480px" />
