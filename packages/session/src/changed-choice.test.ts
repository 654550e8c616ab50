import type { MemberCompany, User } from '@isp/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useChangedChoice } from './changed-choice.ts'
import { createTab, pairOf } from './session.fixture.ts'

const company = (uuid: string, agreements: string[]): MemberCompany =>
  ({ uuid, agreements: agreements.map((name) => ({ uuid: name, name })) }) as MemberCompany
const companies = [
  company('a', ['a1', 'a2']),
  company('b', ['b1']),
  company('c', []),
  company('d', []),
]
const choiceOf = (
  companyUuid: string,
  agreementUuid: string | null = null,
  specificationUuid: string | null = null,
) => ({ companyUuid, agreementUuid, specificationUuid })

const open = async (chosen = choiceOf('a', 'a1', 's1')) => {
  const tab = createTab()
  tab.shop.setUser({ companies } as User)
  await tab.session.auth.getState().signIn(pairOf('1'))
  const auth = () => tab.session.auth.getState()
  auth().choose(chosen)
  const onDone = vi.fn()
  const { result } = renderHook(() => useChangedChoice(tab.session.auth, onDone))
  return { tab, auth, onDone, change: () => result.current }
}
const event = () => ({ preventDefault: vi.fn() }) as Partial<FormEvent> as FormEvent

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('смена компании, договора и спецификации (§2.9, D5, D38)', () => {
  test('открыта тем, что выбрано; отмеченное никуда не уходит, пока не подтверждено', async () => {
    const { change, auth, tab } = await open()
    expect(change()).toMatchObject({ companies, choice: choiceOf('a', 'a1', 's1') })
    act(() => change().pickAgreement('a2'))
    expect(change().choice).toEqual(choiceOf('a', 'a2'))
    act(() => change().pickSpecification('s2'))
    expect(change().choice).toEqual(choiceOf('a', 'a2', 's2'))
    act(() => change().pickCompany('b'))
    expect(change().choice).toEqual(choiceOf('b', 'b1'))
    act(() => change().pickCompany('c'))
    expect(change().choice).toEqual(choiceOf('c'))
    expect(auth()).toMatchObject(choiceOf('a', 'a1', 's1'))
    expect(tab.cookies.read('isp_company')).toBe('a')
  })

  test('подтверждённое выбрано, и к нему же вернёт следующая отмена', async () => {
    const { change, auth, onDone } = await open()
    act(() => change().pickCompany('b'))
    const submitted = event()
    act(() => change().submit(submitted))
    expect(submitted.preventDefault).toHaveBeenCalledTimes(1)
    expect(auth()).toMatchObject({ ...choiceOf('b', 'b1'), isConfirmed: true })
    expect(onDone).toHaveBeenCalledTimes(1)
    act(() => auth().chooseCompany('a'))
    act(() => change().cancel())
    expect(auth()).toMatchObject(choiceOf('b', 'b1'))
  })

  test('отмена нетронутого не снимает и спецификации', async () => {
    const { change, auth, onDone } = await open()
    act(() => change().pickCompany('b'))
    act(() => change().cancel())
    expect(auth()).toMatchObject(choiceOf('a', 'a1', 's1'))
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['другая компания', choiceOf('a', 'a1'), choiceOf('b', 'b1')],
    ['другой договор', choiceOf('a', 'a1'), choiceOf('a', 'a2')],
    ['другая из двух без договоров', choiceOf('c'), choiceOf('d')],
    ['компания без договоров', choiceOf('a', 'a1'), choiceOf('c')],
    ['компания с договором', choiceOf('c'), choiceOf('a', 'a1')],
  ])(
    'отмена возвращает к тому, с чем открыта (D48): выбрана тем временем %s',
    async (_, opened, since) => {
      const { change, auth } = await open(opened)
      act(() => auth().choose(since))
      act(() => change().cancel())
      expect(auth()).toMatchObject(opened)
    },
  )

  test.each([
    ['компании', [company('b', ['b1'])]],
    ['договора', [company('a', ['a2']), company('b', ['b1'])]],
  ])('чего у человека больше нет (%s), к тому отмена не возвращает', async (_, left) => {
    const { change, auth, tab } = await open()
    act(() => auth().choose(choiceOf('b', 'b1')))
    tab.shop.setUser({ companies: left } as User)
    await act(() => auth().reloadUser())
    act(() => change().cancel())
    expect(auth()).toMatchObject(choiceOf('b', 'b1'))
  })

  test('хранилище вкладки выключено: отменять нечего, подтвердить можно', async () => {
    for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const { change, auth } = await open(choiceOf('a', 'a1'))
    act(() => auth().choose(choiceOf('b', 'b1')))
    act(() => change().cancel())
    expect(auth()).toMatchObject(choiceOf('b', 'b1'))
    act(() => change().pickCompany('a'))
    act(() => change().submit(event()))
    expect(auth()).toMatchObject(choiceOf('a', 'a1'))
  })

  test('пока человека не назвали, выбирать не из чего', () => {
    const { session } = createTab()
    const onDone = vi.fn()
    const { result } = renderHook(() => useChangedChoice(session.auth, onDone))
    expect(result.current.companies).toEqual([])
    sessionStorage.setItem('isp_currentCompany', 'a')
    act(() => result.current.cancel())
    expect(session.auth.getState().companyUuid).toBeNull()
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})
