import type { ApiError } from '@isp/api-client'
import type { Basket, Checkout } from '@isp/contract'
import { Form, FormFailure, FormTextArea, FormTextField, useDraftForm } from '@isp/forms'
import { Heading, Text } from '@isp/ui'
import { lazy, Suspense, useMemo } from 'react'
import { BooksFields } from './books-fields.tsx'
import { checkoutMessages as messages } from './checkout.messages.ts'
import {
  checkoutFormSchema,
  contactFieldMap,
  defaultsOf,
  type CheckoutForm as Fields,
  toOrderInput,
} from './checkout.schema.ts'
import { CHECKOUT_DRAFT, keptFields } from './checkout-draft.ts'
import { buyerCss, contactCss, fieldsCss, filesPlaceCss } from './checkout-form.css.ts'
import { columnsCss } from './checkout-page.css.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { OrderChanges, OrderFailure } from './order-outcome.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PartyFields } from './party-fields.tsx'
import { useOrder } from './use-order.ts'
import { WhenFields } from './when-fields.tsx'

/** Few orders take files along: their part is not waited for. */
const OrderFilesField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-late" */ './order-files-field.tsx'))
    .OrderFilesField,
}))

/** Of companies that have limits or budgets; beside the files: a chunk of its own costs every page a name. */
const ApprovalPart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-late" */ './approval-part.tsx')).ApprovalPart,
}))

type FormProps = {
  checkout: Checkout
  account: string
  owner: string
  reread: () => Promise<Basket | null>
  /** Leads to the choice of company and agreement; absent where there is nothing to choose. */
  onChange?: () => void
}

/** What is wrong with fields stands at them. */
const failureOf = (failure: ApiError) =>
  failure.fields.length > 0 ? <FormFailure /> : <OrderFailure failure={failure} />

/** Everything that an order needs, on one page. */
export const CheckoutForm = ({ checkout, account, owner, reread, onChange }: FormProps) => {
  const { basket, company, agreement, deliveryMethods } = checkout
  const { wishedDays } = checkout
  const schema = useMemo(
    () => checkoutFormSchema({ deliveryMethods, wishedDays }),
    [deliveryMethods, wishedDays],
  )
  const form = useDraftForm<Fields, Fields>(schema, {
    name: CHECKOUT_DRAFT,
    owner: account,
    defaultValues: defaultsOf(checkout),
    accept: keptFields(checkout),
  })
  const { send, change, failure } = useOrder({ owner, reread })
  const { isSubmitting } = form.formState
  const hasProblems = basket.in_basket.some(({ problem }) => problem !== null)
  return (
    <Form
      form={form}
      fieldMap={contactFieldMap}
      css={columnsCss}
      onSubmit={(fields) => send(toOrderInput(fields, checkout), basket)}
    >
      <div css={fieldsCss}>
        <section aria-labelledby="checkout-buyer">
          <Heading level={2} size={3} id="checkout-buyer">
            {messages.buyer}
          </Heading>
          <dl css={buyerCss}>
            <div>
              <dt>{messages.company}</dt>
              <dd>
                {company.name} <span>{messages.inn(company.inn)}</span>
              </dd>
            </div>
            <div>
              <dt>{messages.agreement}</dt>
              <dd>
                {agreement.name}
                {onChange && (
                  <button type="button" aria-label={messages.changeAgreement} onClick={onChange}>
                    {messages.change}
                  </button>
                )}
              </dd>
            </div>
          </dl>
          <PartyFields form={form} who="payer" known={checkout.parties} />
          <PartyFields form={form} who="consignee" known={checkout.parties} />
        </section>
        <DeliveryFields form={form} methods={deliveryMethods} addresses={checkout.addresses} />
        <WhenFields form={form} basket={basket} days={wishedDays} />
        <section aria-labelledby="checkout-contact">
          <Heading level={2} size={3} id="checkout-contact">
            {messages.contact}
          </Heading>
          <div css={contactCss}>
            <FormTextField<Fields> name="name" label={messages.name} autoComplete="name" required />
            <FormTextField<Fields>
              name="phone"
              label={messages.phone}
              type="tel"
              autoComplete="tel"
              placeholder={messages.phonePlaceholder}
              required
            />
            <FormTextField<Fields>
              name="email"
              label={messages.email}
              type="email"
              autoComplete="email"
              hint={messages.emailHint}
              required
            />
          </div>
        </section>
        <BooksFields />
        <section aria-labelledby="checkout-more">
          <Heading level={2} size={3} id="checkout-more">
            {messages.additional}
          </Heading>
          <FormTextArea<Fields> name="comment" label={messages.comment} rows={3} />
          <Suspense fallback={<div css={filesPlaceCss} />}>
            <OrderFilesField />
          </Suspense>
        </section>
      </div>
      <OrderSummary basket={basket} isSending={isSubmitting} hasProblems={hasProblems}>
        {checkout.hasApprovals && (
          <Suspense>
            <ApprovalPart form={form} company={company.uuid} total={basket.total} />
          </Suspense>
        )}
        {change && <OrderChanges {...change} />}
        {failure && !isSubmitting && failureOf(failure)}
        {hasProblems && (
          <Text size="s" tone="danger">
            {messages.problems}
          </Text>
        )}
      </OrderSummary>
    </Form>
  )
}
