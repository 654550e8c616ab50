import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { CurrencyRate } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { queryOptions, useQuery } from '@isp/query'
import { Button, Select, space, Text } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import { currencyMessages as messages } from './currency.messages.ts'
import { keepCurrency, readCurrency } from './currency-memory.ts'

const ratesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['currency-rates'],
    queryFn: async ({ signal }): Promise<CurrencyRate[]> =>
      (await unwrap(api.GET('/api/catalog/currency-rate', { signal, ...ignoreErrors() }))).items,
  })

/** Kopecks in units of the currency. */
export const inCurrency = (
  kopecks: number,
  { nominal, rate }: Pick<CurrencyRate, 'nominal' | 'rate'>,
): number => ((kopecks / 100) * nominal) / rate

/** About what the price is in a currency that the visitor has chosen; rates are asked for by nobody else. */
export const PriceInCurrency = ({ amount }: { amount: number }) => {
  const { api } = useRemoteContext()
  const [code, setCode] = useState(readCurrency)
  const [isOpen, setOpen] = useState(code !== '')
  const query = useQuery({ ...ratesQuery(api), enabled: isOpen })
  const { data: rates, isError, isFetching } = query
  const choice = useRef<HTMLSelectElement>(null)
  // the button is gone: the keyboard that has pressed it goes on with what has come in its place
  const isOwed = useRef(false)
  useEffect(() => {
    if (!isOwed.current || !choice.current) return
    isOwed.current = false
    if (document.activeElement === document.body) choice.current.focus()
  })
  const handlePress = () => {
    isOwed.current = true
    if (isOpen) void query.refetch()
    setOpen(true)
  }
  if (!rates || rates.length === 0) {
    const said = rates ? messages.nothing : isError && messages.failed
    return (
      <>
        <Button variant="ghost" size="s" isLoading={isOpen && isFetching} onClick={handlePress}>
          {messages.show}
        </Button>
        <Text size="s" tone="secondary">
          <span role="status">{said}</span>
        </Text>
      </>
    )
  }
  const chosen = rates.find((rate) => rate.code === code)
  const handleChoice = (value: string) => {
    setCode(value)
    keepCurrency(value)
  }
  return (
    <div css={{ display: 'grid', gap: space[2], width: '100%' }}>
      {chosen && (
        <Text size="s">
          {messages.inCurrency(inCurrency(amount, chosen), chosen.code, chosen.date)}
        </Text>
      )}
      <Select
        ref={choice}
        label={messages.choice}
        isLabelHidden
        emptyLabel={messages.none}
        options={rates.map((rate) => ({
          value: rate.code,
          label: messages.optionOf(rate.code, rate.name),
        }))}
        value={chosen ? code : ''}
        onChange={(event) => handleChoice(event.target.value)}
      />
    </div>
  )
}
