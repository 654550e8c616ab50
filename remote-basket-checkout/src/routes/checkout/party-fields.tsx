import type { OrderParty } from '@isp/contract'
import { FormCheckbox, FormTextField, type ZodForm } from '@isp/forms'
import type { CheckoutForm as Fields } from './checkout.schema.ts'
import { termsMessages as messages } from './checkout-terms.messages.ts'
import { addressesCss } from './delivery-fields.css.ts'
import { pairCss, partCss } from './terms-fields.css.ts'

type PartyProps = {
  form: ZodForm<Fields, Fields>
  who: 'consignee' | 'payer'
  /** Of earlier orders. */
  known: readonly OrderParty[]
}

const looks = {
  consignee: {
    open: messages.consigneeOther,
    title: messages.consignee,
    address: messages.consigneeAddress,
  },
  payer: { open: messages.payerOther, title: messages.payer, address: messages.partyAddress },
} as const

/** Who gets the goods or pays, where it is not the company: asked for only when it is ticked. */
export const PartyFields = ({ form, who, known }: PartyProps) => {
  const { open, title, address } = looks[who]
  const { isOther, name, kpp } = form.watch(who)
  const others = known.filter((party) => party.name !== name || party.kpp !== kpp)
  const take = (party: OrderParty) =>
    form.setValue(who, { isOther: true, ...party }, { shouldValidate: true, shouldDirty: true })
  return (
    <div css={partCss}>
      <FormCheckbox<Fields> name={`${who}.isOther`} label={open} />
      {isOther && (
        <fieldset>
          <legend>{title}</legend>
          {others.length > 0 && (
            <div css={addressesCss}>
              <span>{messages.usedParties}</span>
              {others.map((party) => (
                <button
                  key={`${party.inn} ${party.kpp} ${party.name} ${party.address}`}
                  type="button"
                  onClick={() => take(party)}
                >
                  {party.name}
                </button>
              ))}
            </div>
          )}
          <FormTextField<Fields> name={`${who}.name`} label={messages.partyName} required />
          <div css={pairCss}>
            <FormTextField<Fields>
              name={`${who}.inn`}
              label={messages.inn}
              hint={messages.innHint}
              inputMode="numeric"
              required
            />
            <FormTextField<Fields>
              name={`${who}.kpp`}
              label={messages.kpp}
              hint={messages.kppHint}
              autoCapitalize="characters"
            />
          </div>
          <FormTextField<Fields> name={`${who}.address`} label={address} required />
        </fieldset>
      )}
    </div>
  )
}
