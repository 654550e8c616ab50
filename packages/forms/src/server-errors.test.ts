import { describe, expect, it, vi } from 'vitest'
import { applyServerErrors } from './server-errors.ts'
import type { ZodForm } from './use-zod-form.ts'

describe('ошибки сервера в форме', () => {
  it('ошибка программы не выдаётся за ошибку поля', () => {
    const setError = vi.fn()
    const form = { getValues: () => ({}), setError } as unknown as ZodForm<object, object>
    const bug = new TypeError('x is not a function')
    expect(() => applyServerErrors(form, bug)).toThrow(bug)
    expect(setError).not.toHaveBeenCalled()
  })
})
