import { FormCheckbox, FormTextField, type ZodForm } from '@isp/forms'
import type { CheckoutForm as Fields } from './checkout.schema.ts'
import { termsMessages as messages } from './checkout-terms.messages.ts'
import { pairCss, partCss } from './terms-fields.css.ts'

/** By what the goods are handed over at pickup; it may not be written yet. */
export const AttorneyFields = ({ form }: { form: ZodForm<Fields, Fields> }) => (
  <div css={partCss}>
    <FormCheckbox<Fields>
      name="attorney.isGiven"
      label={messages.attorneyGiven}
      description={messages.attorneyNote}
    />
    {form.watch('attorney.isGiven') && (
      <fieldset>
        <div css={pairCss}>
          <FormTextField<Fields> name="attorney.number" label={messages.attorneyNumber} required />
          <FormTextField<Fields>
            name="attorney.date"
            label={messages.attorneyDate}
            type="date"
            required
          />
        </div>
        <FormTextField<Fields> name="attorney.person" label={messages.attorneyPerson} required />
      </fieldset>
    )}
  </div>
)
