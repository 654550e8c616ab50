import type { Fault } from '../fault.ts'

/** Whose basket it is, and what is added to it. */
export const faults: readonly Fault[] = [
  {
    id: 'minimum-forgotten',
    sqlFunction: 'fitting_quantity',
    change: ['(greatest(asked, minimum) + multiplicity', '(asked + multiplicity'],
    tests: ['modules/basket/basket.test'],
    harm: 'заказ меньше наименьшей партии',
  },
  {
    id: 'multiplicity-rounded-down',
    sqlFunction: 'fitting_quantity',
    change: [
      '(greatest(asked, minimum) + multiplicity - 1) / multiplicity',
      'greatest(asked, minimum) / multiplicity',
    ],
    tests: ['modules/basket/basket.test'],
    harm: 'положено меньше, чем просили',
  },
  {
    id: 'two-baskets-of-nobody',
    migration: '004_sale.sql',
    change: [
      'unique nulls not distinct (account_id, company_id)',
      'unique (account_id, company_id)',
    ],
    tests: ['modules/basket/basket.owners.test'],
    harm: 'у человека без компании корзина не открывается',
  },
  {
    id: 'comment-of-a-foreign-line',
    change: ['basket.account_id = $1', '$1::integer > 0'],
    tests: ['modules/basket/basket.comment.test'],
    harm: 'комментарий пишется в чужую корзину',
  },
  {
    id: 'header-of-another-person',
    change: ['basket.account_id = $1', '$1::integer > 0'],
    tests: ['modules/basket/basket.owners.test'],
    harm: 'в шапке сумма чужой корзины',
  },
  {
    id: 'basket-of-another-person',
    change: ['account_id = $1', '$1::integer > 0'],
    tests: ['modules/basket/basket.owners.test'],
    harm: 'видна чужая корзина',
  },
  {
    id: 'put-into-another-companys',
    sqlFunction: 'lock_basket',
    change: [
      '   where account_id = p_account and company_id is not distinct from p_company\n  returning',
      '   where account_id = p_account\n  returning',
    ],
    tests: ['modules/basket/basket.owners.test'],
    harm: 'положенное для одной компании оказывается в корзине другой',
  },
  {
    id: 'put-into-somebody-elses',
    sqlFunction: 'lock_basket',
    change: [
      '   where account_id = p_account and company_id is not distinct from p_company\n  returning',
      '   where company_id is not distinct from p_company\n  returning',
    ],
    tests: ['modules/basket/basket.owners.test'],
    harm: 'положенное оказывается в корзине коллеги',
  },
  {
    id: 'basket-not-locked',
    sqlFunction: 'lock_basket',
    change: [
      '  update basket set updated_at = now()\n   where account_id = p_account and company_id is not distinct from p_company\n  returning id into v_basket;',
      '  select id into v_basket from basket\n   where account_id = p_account and company_id is not distinct from p_company;',
    ],
    tests: ['modules/basket/basket.test'],
    harm: 'из ста нажатий сосчитано десять',
  },
  {
    id: 'merge-number-of-everybody',
    migration: '004_sale.sql',
    change: ['  primary key (account_id, merge_id)', '  primary key (merge_id)'],
    tests: ['modules/basket/basket.owners.test'],
    harm: 'слияние с уже виденным номером теряет строки другого человека',
  },
  {
    id: 'merge-repeated-adds-twice',
    sqlFunction: 'basket_put',
    change: ['    v_writes := found;\n', ''],
    tests: ['modules/basket/basket.test'],
    harm: 'повторённое слияние удваивает корзину',
  },
  {
    id: 'merge-replaces-quantity',
    sqlFunction: 'basket_write',
    change: ["when mode = 'set' then sent.quantity", "when mode <> 'add' then sent.quantity"],
    tests: ['modules/basket/basket.test'],
    harm: 'слияние затирает то, что уже лежало',
  },
  {
    id: 'priceless-goods-put-in',
    sqlFunction: 'basket_write',
    change: ["problem in ('gone', 'no-price')", "problem = 'gone'"],
    tests: ['modules/basket/basket.refusals.test'],
    harm: 'товар без цены в корзине: заказ не оформить',
  },
  {
    id: 'hidden-goods-put-in',
    sqlFunction: 'basket_write',
    change: [
      'where product.id = sent.id and product.is_active and product.section_id <> all (v_hidden)',
      'where product.id = sent.id and product.is_active',
    ],
    tests: ['modules/basket/basket.refusals.test'],
    harm: 'товар скрытого раздела кладётся в корзину',
  },
  {
    id: 'section-below-hidden-sold',
    sqlFunction: 'hidden_sections',
    change: [
      'select section.id from section join hidden on section.parent_id = hidden.id',
      'select id from section where not is_active',
    ],
    tests: ['modules/basket/basket.refusals.test'],
    harm: 'товары внутри скрытого раздела продаются',
  },
  {
    id: 'quantity-without-end',
    sqlFunction: 'basket_write',
    change: ['bool_or(asked > p_max_quantity)', 'bool_or(asked > p_max_quantity * 2)'],
    tests: ['modules/basket/basket.refusals.test'],
    harm: 'количество строки растёт сверх предела по одному',
  },
  {
    id: 'one-line-too-many',
    sqlFunction: 'basket_write',
    change: ['if line_count > p_max_lines or', 'if line_count > p_max_lines + 1 or'],
    tests: ['modules/basket/basket.refusals.test'],
    harm: 'предел строк не тот, что обещан',
  },
  {
    id: 'put-each-waits',
    sqlFunction: 'basket_put_each',
    change: ['for update skip locked', 'for update'],
    tests: ['basket/basket.together.test'],
    harm: 'оформление одного заказа держит корзины всех',
  },
  {
    id: 'put-each-writes-what-is-refused',
    sqlFunction: 'basket_write',
    change: ['where refused is null and writes and', 'where writes and'],
    tests: ['basket/basket.together.test'],
    harm: 'сказано, что отказано, а половина строк лежит в корзине',
  },
  {
    id: 'put-each-answers-neighbour',
    sqlFunction: 'basket_write',
    change: ['array_agg(answer order by asked.nth)', 'array_agg(answer order by asked.nth desc)'],
    tests: ['basket/basket.together.test'],
    harm: 'в ответе чужие строки',
  },
  {
    id: 'put-back-before-anothers',
    sqlFunction: 'basket_put_back',
    change: [
      'from basket_line where basket_id = v_basket and place <= v_last\n  ), arranged',
      'from basket_line where place <= v_last\n  ), arranged',
    ],
    tests: ['modules/basket/basket.put-back'],
    harm: 'место строки берётся из чужой корзины',
  },
]
