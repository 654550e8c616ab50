import { FormTextField, type ZodForm } from '@isp/forms'
import { Radio } from '@isp/ui'
import type { CheckoutForm as Fields } from './checkout.schema.ts'
import { termsMessages as messages } from './checkout-terms.messages.ts'
import { pairCss, partCss } from './terms-fields.css.ts'

/** Carrier, delivery to terminal or door, and who pays; the destination is in the address. */
export const FreightFields = ({ form }: { form: ZodForm<Fields, Fields> }) => {
  const isToTerminal = form.watch('freight.to') === 'terminal'
  return (
    <div css={partCss}>
      <fieldset>
        <legend>{messages.freightTo}</legend>
        <div css={pairCss}>
          <Radio {...form.register('freight.to')} value="door" label={messages.toDoor} />
          <Radio {...form.register('freight.to')} value="terminal" label={messages.toTerminal} />
        </div>
        {isToTerminal && (
          <FormTextField<Fields> name="freight.terminal" label={messages.terminal} required />
        )}
        <FormTextField<Fields>
          name="freight.carrier"
          label={messages.carrier}
          hint={messages.carrierHint}
        />
      </fieldset>
      <fieldset>
        <legend>{messages.freightPaidBy}</legend>
        <div css={pairCss}>
          <Radio
            {...form.register('freight.paidBy')}
            value="consignee"
            label={messages.paidByConsignee}
          />
          <Radio
            {...form.register('freight.paidBy')}
            value="payer"
            label={messages.paidByPayer}
            description={messages.paidByPayerNote}
          />
        </div>
      </fieldset>
    </div>
  )
}
