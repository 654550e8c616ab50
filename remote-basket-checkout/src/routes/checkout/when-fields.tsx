import type { Basket, WishedDays } from '@isp/contract'
import { FormTextField, type ZodForm } from '@isp/forms'
import { Heading, Radio } from '@isp/ui'
import { arrivalShares } from './arrival-shares.ts'
import { type CheckoutForm as Fields, isSplit } from './checkout.schema.ts'
import { termsMessages as messages } from './checkout-terms.messages.ts'
import { methodsCss } from './delivery-fields.css.ts'
import { pairCss, partCss } from './terms-fields.css.ts'

type WhenProps = { form: ZodForm<Fields, Fields>; basket: Basket; days: WishedDays }

const ShippingFields = ({ form, basket }: Omit<WhenProps, 'days'>) => {
  const { now, later } = arrivalShares(basket)
  const parts = [
    ...(now > 0 ? [messages.shareNow(now)] : []),
    ...later.map(({ day, sum }) => messages.share(sum, day)),
  ]
  const last = later.at(-1)?.day ?? null
  return (
    <fieldset>
      <legend>{messages.shipping}</legend>
      <div css={methodsCss}>
        <Radio
          {...form.register('shipping')}
          value="partial"
          label={messages.partial}
          description={parts.join('; ')}
        />
        <Radio
          {...form.register('shipping')}
          value="whole"
          label={messages.whole}
          description={last === null ? messages.wholeUnknown : messages.wholeBy(last)}
        />
      </div>
    </fieldset>
  )
}

/** When the goods are wanted and, where not all of them are there, whether they wait for one another. */
export const WhenFields = ({ form, basket, days }: WhenProps) => (
  <section aria-labelledby="checkout-when">
    <Heading level={2} size={3} id="checkout-when">
      {messages.when}
    </Heading>
    <div css={pairCss}>
      <FormTextField<Fields>
        name="wishedOn"
        label={messages.wishedOn}
        hint={messages.wishedHint(days.first)}
        type="date"
        min={days.first}
        max={days.last}
      />
    </div>
    {isSplit(basket) && (
      <div css={partCss}>
        <ShippingFields form={form} basket={basket} />
      </div>
    )}
  </section>
)
