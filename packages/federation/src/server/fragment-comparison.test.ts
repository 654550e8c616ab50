import { expect, test } from 'vitest'
import { checkTaken, lackedFragments } from './fragment-comparison.ts'

const remote = (name: string, fragments: string[], uses: string[] = [], late: string[] = []) => ({
  name,
  version: '1',
  fragments,
  lateFragments: late,
  uses: { fragments: uses },
})
const shell = { name: 'shell', version: '1', uses: { fragments: ['basket/quick-order'] } }
const basket = remote('basket', ['add', 'import'], ['basket/import'], ['quick-order'])
const catalog = remote('catalog', ['shelves'], ['basket/add'])

test('выпуск, который отнимает фрагмент у действующего приложения или оболочки, отклонён с его именем', () => {
  const inService = [shell, basket, catalog]
  const without =
    (fragments: string[], late = ['quick-order']) =>
    () =>
      checkTaken(remote('basket', fragments, [], late), inService)
  expect(without([])).toThrow('basket/add (catalog)')
  expect(without(['add'], [])).toThrow('basket/quick-order (shell)')
  // its own page lost it together with the fragment
  expect(without(['add'])).not.toThrow()
})

test('ничего не отнимает: первый выпуск имени, прежняя нехватка, фрагмент выпуска другого приложения', () => {
  expect(() => checkTaken(remote('basket', []), [catalog])).not.toThrow()
  const poor = remote('basket', [], [], ['quick-order'])
  expect(() => checkTaken(poor, [shell, poor, catalog])).not.toThrow()
  expect(() => checkTaken(remote('auth', []), [remote('auth', ['a']), catalog])).not.toThrow()
})

test('кому чего не хватает, названо: у владельца нет фрагмента или самого владельца', () => {
  expect(lackedFragments([shell, basket, catalog])).toEqual([])
  expect(lackedFragments([catalog, remote('basket', ['import'])])).toEqual([
    { name: 'catalog', version: '1', fragment: 'basket/add' },
  ])
  expect(lackedFragments([shell])).toMatchObject([{ fragment: 'basket/quick-order' }])
})

test('о выпуске, который ещё не всё о себе говорит, ничего не утверждается', () => {
  const old = { name: 'basket', version: '1', fragments: [] }
  expect(lackedFragments([shell, old, catalog])).toEqual([])
  expect(() => checkTaken(old, [shell, basket, catalog])).not.toThrow()
})
