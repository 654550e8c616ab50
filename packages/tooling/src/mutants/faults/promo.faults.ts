import type { Fault } from '../fault.ts'

/** What the shop shows of itself. */
export const faults: readonly Fault[] = [
  {
    id: 'promo-before-its-time',
    file: 'packages/bff/src/modules/promo/promo.sql.ts',
    find: 'coalesce(starts_at <= $2, true) and',
    replace: '$2::timestamptz is not null and',
    tests: ['promo/promo.test'],
    harm: 'баннер показан раньше срока',
  },
  {
    id: 'promo-of-hidden-section',
    file: 'packages/bff/src/modules/promo/promo.sql.ts',
    find: '\n  and (section_id is null or section_id <> all ((select hidden_sections())::integer[]))',
    replace: '',
    tests: ['promo/promo.test'],
    harm: 'на главной раздел, которого нет',
  },
  {
    id: 'promo-leads-away',
    file: 'packages/contract/src/schemas/promo.schema.ts',
    find: '/^\\/(?![/\\\\])[^\\s\\\\]*$/',
    replace: '/^\\S+$/',
    tests: ['promo/promo.test'],
    harm: 'баннер уводит на чужой сайт или выполняет чужой код',
  },
  {
    id: 'promo-act-unsaid',
    file: 'packages/bff/src/modules/promo/promo.service.ts',
    find: "if (changes.length > 0) await note(connection, editor, row, 'changed', changes)",
    replace: 'void changes',
    tests: ['promo/promo.test'],
    harm: 'кто переменил баннер, не узнать',
  },
  {
    id: 'story-counted-twice',
    file: 'packages/bff/src/modules/promo/promo.sql.ts',
    find: "encode(sha256($2::text::bytea), 'hex')",
    replace: 'gen_random_uuid()::text || $2::text',
    tests: ['promo/promo.test'],
    harm: 'один посетитель накручивает просмотры',
  },
]
