import type { Fault } from '../fault.ts'

const sql = 'packages/bff/src/modules/draft/sharing.sql.ts'
const dialog = 'remote-cabinet/src/routes/drafts/own-links-dialog.tsx'
const server = ['draft/sharing.own']
const page = ['drafts/own-links']

/** Links that somebody has shared: whose they are, that they still open, and that they can be ended here. */
export const faults: readonly Fault[] = [
  {
    id: 'own-links-of-colleagues',
    file: sql,
    find: 'where sharing.account_id = $1 and sharing.revoked_at is null and sharing.expires_at > now()\n',
    replace:
      'where $1::integer > 0 and sharing.revoked_at is null and sharing.expires_at > now()\n',
    tests: server,
    harm: 'в списке чужие ссылки, и по ним открываются чужие списки',
  },
  {
    id: 'own-links-revoked',
    file: sql,
    find: 'where sharing.account_id = $1 and sharing.revoked_at is null and sharing.expires_at > now()\n',
    replace: 'where sharing.account_id = $1 and sharing.expires_at > now()\n',
    tests: server,
    harm: 'отозванная ссылка стоит среди открытых',
  },
  {
    id: 'own-links-run-out',
    file: sql,
    find: 'where sharing.account_id = $1 and sharing.revoked_at is null and sharing.expires_at > now()\n',
    replace: 'where sharing.account_id = $1 and sharing.revoked_at is null\n',
    tests: server,
    harm: 'истёкшая ссылка стоит среди открытых',
  },
  {
    id: 'own-links-of-the-deleted',
    file: sql,
    find: '                      and draft.deleted_at is null\n',
    replace: '',
    tests: server,
    harm: 'ссылка удалённого черновика стоит среди открытых, а не открывается',
  },
  {
    id: 'own-links-of-a-left-company',
    file: sql,
    find: 'and (draft.company_id is null or exists (',
    replace: 'and (draft.id > 0 or exists (',
    tests: server,
    harm: 'ушедший из компании видит, как зовётся её список и сколько в нём строк теперь',
  },
  {
    id: 'own-links-of-the-blocked',
    file: sql,
    find: 'reader.account_id = $1 and not reader.is_blocked))\n                    order by',
    replace: 'reader.account_id = $1))\n                    order by',
    tests: server,
    harm: 'заблокированный в компании видит её списки',
  },
  {
    id: 'own-links-without-end',
    file: sql,
    find: 'order by sharing.created_at desc, sharing.id limit $2) link',
    replace: 'order by sharing.created_at desc, sharing.id limit $2 + 100) link',
    tests: server,
    harm: 'список ссылок растёт без предела',
  },
  {
    id: 'own-links-revoked-at-once',
    file: dialog,
    find: 'onRevoke={() => setAsked(link)}',
    replace: 'onRevoke={() => revoke.run(link.id)}',
    tests: page,
    harm: 'ссылка отозвана одним случайным нажатием',
  },
  {
    id: 'own-links-shown-as-before',
    file: dialog,
    find: 'invalidates: () => [LINKS_KEY, draftKeys.drafts],',
    replace: 'invalidates: () => [draftKeys.drafts],',
    tests: page,
    harm: 'отозванная ссылка остаётся в списке',
  },
  {
    id: 'own-links-lose-the-keyboard',
    file: dialog,
    find: 'if (shown && !asked && document.activeElement === document.body)',
    replace: 'if (shown && asked && document.activeElement === document.body)',
    tests: page,
    harm: 'после отзыва клавиатура уходит из окна',
  },
]
