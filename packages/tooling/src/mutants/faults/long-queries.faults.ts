import type { Fault } from '../fault.ts'

/** A question that is longer than what is searched by, or than what a server reads. */
export const faults: readonly Fault[] = [
  {
    id: 'cut-query-in-vain-unsaid',
    file: 'remote-catalog/src/routes/search/search-reading.tsx',
    find: 'total === 0 && <NoteWithoutList />',
    replace: 'total < 0 && <NoteWithoutList />',
    tests: ['search/address-note'],
    harm: 'запрос урезан, ничего не нашлось, и не сказано, что искали не всё',
  },
  {
    id: 'cut-query-said-twice',
    file: 'remote-catalog/src/routes/search/search-reading.tsx',
    find: 'filters.length === 0 ? ',
    replace: 'filters.length >= 0 ? ',
    tests: ['search/address-note'],
    harm: 'об одном и том же сказано дважды: над фильтрами и под ними',
  },
  {
    id: 'long-address-is-a-wrong-one',
    file: 'shell/server/errors.ts',
    find: 'isTooLong ? serverMessages.longAddressPage : serverMessages.badAddressPage',
    replace: 'serverMessages.badAddressPage',
    tests: ['app.test'],
    harm: 'на запрос в 10 кБ отвечено «ошибка в адресе», а не что он слишком длинный',
  },
]
