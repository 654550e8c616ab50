import type { Fault } from '../fault.ts'

/** Whose files, drafts, shared links, jobs and letters these are. */
export const faults: readonly Fault[] = [
  {
    id: 'papers-of-colleagues',
    change: 'drop',
    tests: ['document/order-papers.test'],
    harm: 'закупщик видит документы заказов коллег',
  },
  {
    id: 'archive-of-foreign-orders',
    change: ['orders.company_id = $2 and', ''],
    tests: ['document/archive'],
    harm: 'в архив попадают документы заказов другой компании той же почты',
  },
  {
    id: 'archive-of-foreign-files',
    change: ['orders.company_id = $2 and', ''],
    tests: ['document/archive'],
    harm: 'в архив попадают файлы чужих заказов',
  },
  {
    id: 'invoice-of-anybodys-order',
    change: 'drop',
    tests: ['invoice/invoice.refusals.test'],
    harm: 'счёт по заказу коллеги получает любой сотрудник',
  },
  {
    id: 'invoice-not-held',
    change: ['for no key update of orders', ''],
    tests: ['invoice/invoice.numbers.test'],
    harm: 'один заказ получает несколько счетов сразу',
  },
  {
    id: 'offers-under-one-number',
    change: ['last + 1', 'last'],
    tests: ['document/quotation.test'],
    harm: 'у двух предложений один номер: второе не выдано',
  },
  {
    id: 'order-file-of-a-colleague',
    change: 'drop',
    tests: ['order/order.files'],
    harm: 'закупщик скачивает файлы чужого заказа',
  },
  {
    id: 'file-of-whoever-signed-out',
    change: ['account_id is null and', ''],
    tests: ['files/files.service.test'],
    harm: 'следующий за общим компьютером открывает чужие документы',
  },
  {
    id: 'second-upload-over-the-first',
    change: ['blob is null and expires_at > now()', 'true'],
    tests: ['files/files.service.test'],
    harm: 'уже отправленный файл подменяется другим',
  },
  {
    id: 'attached-for-another-purpose',
    change: ['purpose = $5', '$5::text is not null'],
    tests: ['files/files.service.test'],
    harm: 'к обращению прикладывается то, что для него не проверено',
  },
  {
    id: 'draft-of-a-colleague',
    change: ["= 'manager'", "<> ''"],
    tests: ['draft/draft.refusals.test'],
    harm: 'закупщик читает и меняет черновики коллег',
  },
  {
    id: 'draft-of-another-company',
    change: [
      'is not distinct from $2::integer',
      'is not distinct from draft.company_id and coalesce($2::integer, 0) >= 0',
    ],
    tests: ['draft/draft.refusals.test'],
    harm: 'человек без компании видит черновик, который он сделал в компании',
  },
  {
    id: 'draft-deleted-still-there',
    change: ['deleted_at is null', 'id > 0'],
    tests: ['draft/draft.refusals.test'],
    harm: 'удалённый черновик открывается и попадает в корзину',
  },
  {
    id: 'draft-of-a-foreign-order',
    change: ['reader.sees_all_orders', 'true'],
    tests: ['draft/draft.refusals.test'],
    harm: 'строки чужого заказа уходят в свой черновик',
  },
  {
    id: 'draft-of-company-gone-with-account',
    change: ['company_id is null', 'true'],
    tests: ['user/gathered.test'],
    harm: 'с уходом закупщика компания теряет его черновики',
  },
  {
    id: 'sharing-revoked-still-open',
    change: ['sharing.revoked_at is null', 'true'],
    tests: ['draft/sharing.test'],
    harm: 'отозванная ссылка открывается',
  },
  {
    id: 'sharing-never-expires',
    change: ['sharing.expires_at > now()', 'true'],
    tests: ['draft/sharing.test'],
    harm: 'ссылка действует и через год',
  },
  {
    id: 'sharing-revoked-by-anybody',
    change: ['and ${mayEnd}', ''],
    tests: ['draft/sharing.test'],
    harm: 'ссылку отзывает всякий, кому её прислали',
  },
  {
    id: 'sharing-tells-the-login',
    change: ["author.first_name, ''", "author.login, ''"],
    tests: ['draft/sharing.test'],
    harm: 'по ссылке видна почта автора (D19)',
  },
  {
    id: 'own-links-of-colleagues',
    change: ['sharing.account_id = $1', '$1::integer > 0'],
    tests: ['draft/sharing.own'],
    harm: 'в списке чужие ссылки, и по ним открываются чужие списки',
  },
  {
    id: 'excel-import-of-anybody',
    change: ['account_id = $1', '$1::integer > 0'],
    tests: ['excel/excel.import.test'],
    harm: 'чужую загрузку можно продолжить и отменить',
  },
  {
    id: 'job-of-somebody-else',
    change: ['account_id = $2', 'account_id > 0'],
    tests: ['jobs/jobs.test'],
    harm: 'чужое задание видно и отменяется по номеру',
  },
  {
    id: 'sent-letter-sent-again',
    change: ['sent_at is null', 'true'],
    tests: ['mail/mail.test'],
    harm: 'после перезапуска письма уходят снова',
  },
  {
    id: 'letter-adopted-twice',
    change: [' for update skip locked', ''],
    tests: ['mail/mail.test'],
    harm: 'два сервера шлют одно и то же письмо',
  },
]
