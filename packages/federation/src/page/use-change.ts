import { ApiError, ignoreErrors } from '@isp/api-client'
import { type QueryKey, useMutation, useQueryClient } from '@isp/query'
import { type NotifyInput, useSession } from '@isp/session'
import { useRef } from 'react'

/** Options for the API call; they suppress the popup (§8) for a failure that the page shows itself. */
export type CallMarks = { headers?: Readonly<Record<string, string>> }

export type ChangeOptions<Input, Output> = {
  send: (input: Input, marks: CallMarks) => Promise<Output>
  /**
   * Who shows a failure: `popup`, with the server's message (§8); `page`, at its own fields; `form`, which shows
   * refusals and leaves server failures to the popup.
   */
  saysFailure: 'popup' | 'page' | 'form'
  /** For a call that reads the account's basket: it waits until all pending basket changes are saved. */
  readsBasket?: boolean
  /** Key prefixes of the queries that are out of date; those on screen are fetched again. */
  invalidates?: (output: Output, input: Input) => readonly QueryKey[]
  success?: (output: Output, input: Input) => Omit<NotifyInput, 'variant'>
  /** Runs after the success popup, with the input that was sent, and is awaited: to navigate, or to delete a draft. */
  onDone?: (output: Output, input: Input) => unknown
}

export type Change<Input, Output> = {
  /** For `<Form onSubmit>`: rejects, so that the form can show the errors at their fields. */
  submit: (input: Input) => Promise<Output>
  /** For buttons: never rejects; the failure is in the popup or in `failure`. */
  run: (input: Input) => void
  isPending: boolean
  failure: ApiError | null
  /** Clears `failure`: the user has changed the refused input. */
  reset: () => void
}

/**
 * The hook for every change of data. It sends one request however often the button is pressed. Without a network it
 * fails at once instead of being sent later unnoticed. Typed text is kept.
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
      error.isShown = true
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
        if (!(error instanceof ApiError)) throw error // a programming error must not be shown as a refusal
      }),
    isPending: mutation.isPending,
    failure: mutation.error instanceof ApiError && !mutation.error.isShown ? mutation.error : null,
    reset: mutation.reset,
  }
}
