import { ApiError, ignoreErrors } from '@isp/api-client'
import { type QueryKey, useMutation, useQueryClient } from '@isp/query'
import { type NotifyInput, useSession } from '@isp/session'
import { useRef } from 'react'

/** Goes into the options of the call, so that a failure which the page shows itself brings no popup (§8). */
export type CallMarks = { headers?: Readonly<Record<string, string>> }

export type ChangeOptions<Input, Output> = {
  send: (input: Input, marks: CallMarks) => Promise<Output>
  /**
   * Where a failure is said: in a popup with the server's words (§8), or by the page, at its fields. By a form: refusals
   * stand in it, a server that fails has a popup.
   */
  saysFailure: 'popup' | 'page' | 'form'
  /** Of a call that reads the account's basket: it waits until no change is on its way. */
  readsBasket?: boolean
  /** Beginnings of the keys whose data is not true any more; what is on screen is read again. */
  invalidates?: (output: Output, input: Input) => readonly QueryKey[]
  success?: (output: Output, input: Input) => Omit<NotifyInput, 'variant'>
  /** After the popup, with what was sent: to go on, to forget a draft. Awaited. */
  onDone?: (output: Output, input: Input) => unknown
}

export type Change<Input, Output> = {
  /** For `<Form onSubmit>`: rejects, so that the form shows the errors at their fields. */
  submit: (input: Input) => Promise<Output>
  /** For buttons: the failure is said already, or stands in `failure`. */
  run: (input: Input) => void
  isPending: boolean
  failure: ApiError | null
  /** What was refused has been changed since. */
  reset: () => void
}

/**
 * The one way to change something. Sent once however often it is pressed; without a network it fails at once instead
 * of being sent later unnoticed. Typed text stays.
 */
export const useChange = <Input, Output>(
  options: ChangeOptions<Input, Output>,
): Change<Input, Output> => {
  const session = useSession()
  const queryClient = useQueryClient()
  const running = useRef<Promise<Output> | null>(null)
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (input: Input): Promise<Output> => {
      if (options.readsBasket) await session.basket.getState().settled()
      const output = await options.send(
        input,
        options.saysFailure === 'popup' ? {} : ignoreErrors(),
      )
      for (const queryKey of options.invalidates?.(output, input) ?? [])
        void queryClient.invalidateQueries({ queryKey })
      if (options.success) session.notify({ variant: 'success', ...options.success(output, input) })
      await options.onDone?.(output, input)
      return output
    },
    onError: (error) => {
      if (options.saysFailure !== 'form' || !(error instanceof ApiError) || error.status < 500)
        return
      error.isTold = true
      session.notify({ variant: 'error', text: error.message })
    },
  })
  const submit = (input: Input): Promise<Output> => {
    running.current ??= mutation.mutateAsync(input).finally(() => {
      running.current = null
    })
    return running.current
  }
  return {
    submit,
    run: (input) =>
      void submit(input).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error // a bug must not pass for a refusal
      }),
    isPending: mutation.isPending,
    failure: mutation.error instanceof ApiError && !mutation.error.isTold ? mutation.error : null,
    reset: mutation.reset,
  }
}
