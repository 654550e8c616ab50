import { keepPriceView, readPriceView } from '@isp/session/price-view'
import { Select } from '@isp/ui'
import { useState } from 'react'
import { linesToolsMessages as messages } from './lines-tools.messages.ts'

const options = (['gross', 'net'] as const).map((value) => ({
  value,
  label: messages.priceKinds[value],
}))

/** With VAT or without: the catalogue's own choice, and what else was chosen there stays. */
export const PriceKind = () => {
  const [view, setView] = useState(readPriceView)
  const others = view.split(' ').filter((one) => one !== 'net')
  return (
    <Select
      label={messages.priceKind}
      isLabelHidden
      options={options}
      value={view.split(' ').includes('net') ? 'net' : 'gross'}
      onChange={({ target }) => {
        const next = [...(target.value === 'net' ? ['net'] : []), ...others].join(' ').trim()
        keepPriceView(next)
        setView(next)
      }}
    />
  )
}
