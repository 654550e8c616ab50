import { unwrap } from '@isp/api-client'
import type { CurrencyRate } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { shopDay } from '@isp/i18n'
import { Drawer, Stack, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { ratesKey } from '../../shared/staff/content.queries.ts'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { ratesMessages as messages } from './staff-rates.messages.ts'

/** As it is typed. */
type TypedRate = Readonly<Record<'code' | 'name' | 'nominal' | 'rate' | 'date', string>>
type RateDialogProps = { rate: CurrencyRate | null; onClose: () => void }

const today = (): string => shopDay(new Date().toISOString())

const typedOf = (rate: CurrencyRate | null): TypedRate => ({
  code: rate?.code ?? '',
  name: rate?.name ?? '',
  nominal: `${rate?.nominal ?? 1}`,
  rate: `${rate?.rate ?? ''}`.replace('.', ','),
  date: today(),
})

const numberOf = (text: string): number => Number(text.replaceAll(/\s/g, '').replace(',', '.'))

/** The rate of a currency from a day on; what is known by one code keeps it. */
export const RateDialog = ({ rate, onClose }: RateDialogProps) => {
  const { api } = useRemoteContext()
  const [text, setText] = useState(() => typedOf(rate))
  const [isSent, setSent] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: ({ code, name, date, ...numbers }: TypedRate, marks) =>
      unwrap(
        api.PUT('/api/catalog/currency-rate/{code}', {
          params: { path: { code } },
          body: {
            ...{ name, date },
            nominal: numberOf(numbers.nominal),
            rate: numberOf(numbers.rate),
          },
          ...marks,
        }),
      ),
    invalidates: () => [ratesKey],
    success: ({ code }) => ({ text: messages.saved(code) }),
    onDone: onClose,
  })
  const wrongOf = (name: keyof TypedRate): string | undefined => {
    if (!text[name].trim()) return messages.required
    if (name === 'code' && !/^[A-Z]{3}$/.test(text.code)) return messages.codeHint
    const isNumber = name === 'rate' || name === 'nominal'
    return isNumber && !(numberOf(text[name]) > 0) ? messages.notNumber : undefined
  }
  const fieldOf = (name: keyof TypedRate, label: string) => ({
    ...{ name, label },
    value: text[name],
    required: true,
    error: (isSent ? wrongOf(name) : undefined) ?? fieldErrorOf(change.failure, name),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setText({ ...text, [name]: name === 'code' ? value.toUpperCase() : value }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const names = ['code', 'name', 'nominal', 'rate', 'date'] as const
    if (names.every((name) => wrongOf(name) === undefined)) change.run(text)
  }
  return (
    <Drawer
      isOpen
      side="center"
      title={rate ? messages.edit(rate.code) : messages.add}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          {!rate && (
            <TextField maxLength={3} hint={messages.codeHint} {...fieldOf('code', messages.code)} />
          )}
          <TextField
            maxLength={80}
            hint={rate ? undefined : messages.nameHint}
            {...fieldOf('name', messages.name)}
          />
          <TextField
            inputMode="decimal"
            maxLength={20}
            hint={messages.rateHint}
            {...fieldOf('rate', messages.rateField)}
          />
          <TextField inputMode="numeric" maxLength={9} {...fieldOf('nominal', messages.nominal)} />
          <TextField type="date" {...fieldOf('date', messages.date)} />
          <DialogFoot change={change} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
