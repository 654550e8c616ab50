import type { Fault } from '../fault.ts'

const modules = 'packages/bff/src/modules'
const gathered = `${modules}/user/gathered.service.ts`
const tests = ['user/gathered.test']

const left = (id: string, forget: string, harm: string): Fault => ({
  id,
  file: gathered,
  find: `  await ${forget}(connection, accountId)\n`,
  replace: '',
  tests,
  harm,
})

/** What a person has gathered: hers to take along, and gone with her account (152-ФЗ). */
export const faults: readonly Fault[] = [
  left('basket-outlives-account', 'forgetBaskets', 'корзина с её словами хранится без хозяина'),
  left('draft-outlives-account', 'forgetPrivateDrafts', 'личные черновики хранятся без хозяина'),
  left('favorites-outlive-account', 'forgetFavorites', 'избранное хранится без хозяина'),
  left('comparison-outlives-account', 'forgetComparison', 'сравнение хранится без хозяина'),
  left('views-outlive-account', 'forgetViews', 'что человек смотрел, хранится и после удаления'),
  {
    id: 'draft-of-company-gone-with-account',
    file: `${modules}/draft/own-drafts.sql.ts`,
    find: 'account_id = $1 and company_id is null',
    replace: 'account_id = $1',
    tests,
    harm: 'с уходом закупщика компания теряет его черновики',
  },
  {
    id: 'views-of-everybody-exported',
    file: `${modules}/history/viewed.sql.ts`,
    find: 'where view.account_id = $1 order by view.viewed_at desc',
    replace: 'where $1::integer > 0 order by view.viewed_at desc',
    tests,
    harm: 'в выгрузке то, что смотрели другие',
  },
]
