import type { Fault } from '../fault.ts'

/** The checks of the house: what they do not see, nobody does. */
export const faults: readonly Fault[] = [
  {
    id: 'misspelt-filter-looks-green',
    file: 'packages/tooling/src/test/run-tests.ts',
    find: 'success && code === 0 && !isEmpty',
    replace: 'success && code === 0',
    tests: ['test/run-tests.test'],
    harm: 'опечатка в имени теста сходит за зелёный прогон',
  },
  {
    id: 'flaky-test-is-green',
    file: 'packages/tooling/src/test/run-tests.ts',
    find: 'stats.unexpected + stats.flaky,',
    replace: 'stats.unexpected,',
    tests: ['test/run-tests.test'],
    harm: 'прошедшее со второго раза считается исправным',
  },
  {
    id: 'no-modules-is-clean',
    file: 'packages/tooling/src/verify/check-boundaries.ts',
    find: '  if (!modules.some(({ source }) => /\\.tsx?$/.test(source))) return [messages.noModules]\n',
    replace: '',
    tests: ['verify/checks.test'],
    harm: 'проверка границ, не видящая ни файла, говорит «чисто»',
  },
  {
    id: 'foreign-table-written',
    file: 'packages/tooling/src/verify/check-tables.ts',
    find: '    ...[...written].map((table) => messages.foreignWrite(file, table, owner(table))),\n',
    replace: '',
    tests: ['verify/check-tables.test'],
    harm: 'модули пишут в чужие таблицы, и никто не знает, кто испортил заказ',
  },
  {
    id: 'lost-promise-not-seen',
    file: 'packages/tooling/src/verify/provided-names.ts',
    find: 'if (promised.contract !== contract) return []',
    replace: 'if (promised.contract) return []',
    tests: ['verify/provided-names.test'],
    harm: 'из оболочки пропадает имя, и все приложения на службе ломаются',
  },
  {
    id: 'heavier-page-passes',
    file: 'packages/tooling/src/weight/check-weight.ts',
    find: 'weight.hydrated <= budget.hydrated && weight.all <= budget.all',
    replace: 'weight.hydrated <= budget.hydrated',
    tests: ['weight/check-weight.test'],
    harm: 'страница на телефоне грузится вдвое дольше',
  },
  {
    id: 'half-added-dependency',
    file: 'packages/tooling/src/dependencies/add-dependency.ts',
    find: "  for (const [at, file] of files.entries()) writeFileSync(path.join(root, file), before[at] ?? '')\n",
    replace: '',
    tests: ['add-dependency.test'],
    harm: 'неудачная установка оставляет исходники, которые ни у кого не ставятся',
  },
  {
    id: 'page-at-a-foreign-address',
    file: 'packages/tooling/src/generators/owned-prefixes.ts',
    find: '  if (owner?.remote === remote) return\n',
    replace: '  if (owner) return\n',
    tests: ['generators/templates.test'],
    harm: 'новая страница создана там, где её никто не откроет',
  },
]
