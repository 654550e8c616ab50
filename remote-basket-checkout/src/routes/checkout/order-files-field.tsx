import { createFileCalls } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { FormFilesField } from '@isp/forms'
import { checkoutMessages as messages } from './checkout.messages.ts'
import type { CheckoutForm } from './checkout.schema.ts'

/** What goes along with the order; sent as soon as it is chosen. */
export const OrderFilesField = () => {
  const { api, session } = useRemoteContext()
  const { upload } = createFileCalls(api, session.clientId)
  return (
    <FormFilesField<CheckoutForm>
      name="files"
      label={messages.files}
      hint={messages.filesHint}
      upload={(file, watch) => upload(file, { purpose: 'order', ...watch })}
    />
  )
}
