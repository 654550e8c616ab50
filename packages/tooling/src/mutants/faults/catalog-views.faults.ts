import type { Fault } from '../fault.ts'

/** Views of a list, the table of technical columns, filters that are looked through and remembered. */
export const faults: readonly Fault[] = [
  {
    id: 'early-view-never-over',
    file: 'remote-catalog/src/shared/product-list/product-list.tsx',
    find: '    if (isRoomy) delete document.documentElement.dataset.view\n',
    replace: '',
    tests: ['section/section.test'],
    harm: 'кто однажды выбрал крупные строки, к плотным не вернётся, пока не откроет страницу заново',
  },
  {
    id: 'early-view-before-address',
    file: 'shell/src/app/early-script.ts',
    find: '&&!/[?&]view=/.test(location.search)',
    replace: '',
    tests: ['app/document.test'],
    harm: 'вид из адреса уступает запомненному',
  },
  {
    id: 'formula-copied',
    file: 'remote-catalog/src/shared/product-list/technical/technical-tsv.ts',
    find: "FORMULA.test(line) ? `'${line}` : line",
    replace: 'line',
    tests: ['technical-columns.test'],
    harm: 'скопированное значение исполняется в электронной таблице',
  },
  {
    id: 'empty-cells-first',
    file: 'remote-catalog/src/shared/product-list/technical/technical-columns.ts',
    find: 'Number(a === null) - Number(b === null)',
    replace: 'Number(b === null) - Number(a === null)',
    tests: ['technical-columns.test'],
    harm: 'товары без значения закрывают собой остальные',
  },
  {
    id: 'columns-forgotten',
    file: 'remote-catalog/src/shared/product-list/technical/technical-table.tsx',
    find: '    keepChoice(next)\n',
    replace: '',
    tests: ['section/section-table'],
    harm: 'выбранные колонки забыты на следующей странице',
  },
  {
    id: 'sought-values-all-shown',
    file: 'remote-catalog/src/shared/filters/facet-values.tsx',
    find: ' hidden={!label.toLowerCase().includes(sought)}',
    replace: '',
    tests: ['section/section-filters'],
    harm: 'поиск внутри фильтра ничего не скрывает',
  },
  {
    id: 'chosen-filter-closed',
    file: 'remote-catalog/src/shared/filters/opened-filters.ts',
    find: ' && !(hasChoice && !isOpen)',
    replace: '',
    tests: ['section/section-filters'],
    harm: 'выбранное спрятано в закрытом фильтре',
  },
  {
    id: 'absent-goods-lead-nowhere',
    file: 'remote-catalog/src/shared/product-list/product-facts.tsx',
    find: "{state === 'none' && (",
    replace: "{state === 'now' && (",
    tests: ['section/section-filters'],
    harm: 'от товара, которого нет, к аналогам не пройти',
  },
]
