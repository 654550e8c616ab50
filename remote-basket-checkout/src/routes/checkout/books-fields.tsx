import { FormTextField } from '@isp/forms'
import { orderTextNames } from '@isp/i18n'
import { Heading } from '@isp/ui'
import type { CheckoutForm as Fields } from './checkout.schema.ts'
import { termsMessages as messages } from './checkout-terms.messages.ts'
import { pairCss } from './terms-fields.css.ts'

/** What the buyer's bookkeeping wants to find on the papers. */
export const BooksFields = () => (
  <section aria-labelledby="checkout-books">
    <Heading level={2} size={3} id="checkout-books">
      {messages.books}
    </Heading>
    <div css={pairCss}>
      <FormTextField<Fields>
        name="ownNumber"
        label={orderTextNames.ownNumber.buyer}
        hint={messages.ownNumberHint}
      />
      <FormTextField<Fields>
        name="stateContract"
        label={messages.stateContract}
        hint={messages.stateContractHint}
        inputMode="numeric"
      />
    </div>
  </section>
)
