import { ignoreErrors, unwrap } from '@isp/api-client'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import type { ZodForm } from '@isp/forms'
import { keepPreviousData, useQuery } from '@isp/query'
import { color, radius, Select, space, Text } from '@isp/ui'
import { useEffect } from 'react'
import { approvalPartMessages as messages } from './approval-part.messages.ts'
import type { CheckoutForm } from './checkout.schema.ts'

type PartProps = { form: ZodForm<CheckoutForm, CheckoutForm>; company: string; total: number }

/** From which budget the order is paid, and whether somebody has to approve it first (D42). */
export const ApprovalPart = ({ form, company, total }: PartProps) => {
  const { api } = useRemoteContext()
  const chosen = form.watch('costCentre')
  const query = useQuery({
    queryKey: ['approvals', company, 'checkout', total, chosen],
    queryFn: ({ signal }) => {
      const params = { query: { total, ...(chosen ? { costCentre: Number(chosen) } : {}) } }
      return unwrap(api.GET('/api/sale/approval/checkout', { params, signal, ...ignoreErrors() }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const centres = query.data?.costCentres
  useEffect(() => {
    if (!centres) return
    const isThere = centres.some(({ id }) => String(id) === chosen)
    const [only] = centres.length === 1 ? centres : []
    if (!isThere && (chosen || only)) form.setValue('costCentre', only ? String(only.id) : '')
  }, [centres, chosen, form])
  return (
    <>
      {centres && centres.length > 0 && (
        <Select
          {...form.register('costCentre')}
          label={messages.costCentre}
          required
          emptyLabel={messages.choose}
          options={centres.map(({ id, name, left }) => ({
            value: String(id),
            label: messages.left(name, left),
          }))}
          error={form.formState.errors.costCentre?.message}
        />
      )}
      <Read query={query} size="line" waiting={null}>
        {({ decision }) =>
          decision && (
            <div role="status" data-waits="" css={waitsCss}>
              <Text weight="semibold">{messages.waits}</Text>
              <Text size="s">{messages.why(decision.reason)}</Text>
              <Text size="s">{messages.who(decision.waitsFor)}</Text>
              <Text size="s" tone="secondary">
                {messages.notHeld}
              </Text>
            </div>
          )
        }
      </Read>
    </>
  )
}

const waitsCss = {
  display: 'grid',
  gap: space[1],
  padding: space[3],
  borderRadius: radius.m,
  background: color.warningSoft,
} as const
