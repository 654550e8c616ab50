import type { DeliveryMethod } from '@isp/contract'
import { FormTextField, type ZodForm } from '@isp/forms'
import { Heading, Radio, Text } from '@isp/ui'
import { AttorneyFields } from './attorney-fields.tsx'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { type CheckoutForm as Fields, kindOf, needsAddress } from './checkout.schema.ts'
import { addressesCss, deliveryCss, methodsCss } from './delivery-fields.css.ts'
import { FreightFields } from './freight-fields.tsx'

type DeliveryProps = {
  form: ZodForm<Fields, Fields>
  methods: readonly DeliveryMethod[]
  addresses: readonly string[]
}

/** How it is delivered and, where the method needs it, where to. */
export const DeliveryFields = ({ form, methods, addresses }: DeliveryProps) => {
  const deliveryMethod = form.watch('deliveryMethod')
  const freight = form.watch('freight')
  const kind = kindOf(methods, deliveryMethod)
  const address = form.watch('address')
  const others = addresses.filter((known) => known !== address)
  const wrong = form.formState.errors.deliveryMethod
  const error = wrong?.type === 'REQUIRED' ? messages.required.delivery : wrong?.message
  return (
    <fieldset css={deliveryCss}>
      <legend>
        <Heading level={2} size={3}>
          {messages.delivery}
        </Heading>
      </legend>
      <div css={methodsCss}>
        {methods.map(({ code, name, description }) => (
          <Radio
            key={code}
            {...form.register('deliveryMethod')}
            value={code}
            label={name}
            description={description}
          />
        ))}
      </div>
      {error && (
        <Text size="s" tone="danger">
          {error}
        </Text>
      )}
      {kind === 'carrier' && <FreightFields form={form} />}
      {kind === 'pickup' && <AttorneyFields form={form} />}
      {needsAddress(methods, { deliveryMethod, freight }) && (
        <>
          <FormTextField<Fields>
            name="address"
            label={messages.address}
            hint={messages.addressHint}
            autoComplete="street-address"
            required
          />
          {others.length > 0 && (
            <div css={addressesCss}>
              <span>{messages.usedAddresses}</span>
              {others.map((known) => (
                <button
                  key={known}
                  type="button"
                  onClick={() => form.setValue('address', known, { shouldValidate: true })}
                >
                  {known}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </fieldset>
  )
}
