import type { Fault } from '../fault.ts'

const batch = 'packages/bff/src/batch.ts'
const caller = 'packages/bff/src/modules/auth/caller.sql.ts'
const each = 'packages/bff/migrations/20261123151500_basket_put_each.sql'

/** Who asks, and what is put into baskets, goes to the database together: nobody notices the others. */
export const faults: readonly Fault[] = [
  {
    id: 'together-answers-of-others',
    file: batch,
    find: 'resolve(answers[place] as Answer)',
    replace: 'resolve(answers[own.length - 1 - place] as Answer)',
    tests: ['src/batch.test'],
    harm: 'одному отвечено тем, что спросил другой',
  },
  {
    id: 'together-answers-uncounted',
    file: batch,
    find: 'if (answers.length !== own.length)',
    replace: 'if (answers.length < own.length)',
    tests: ['src/batch.test'],
    harm: 'лишний ответ сдвинул чужие, и этого никто не заметил',
  },
  {
    id: 'together-all-at-once',
    file: batch,
    find: 'if (underWay < MAX_UNDER_WAY) void send()',
    replace: 'void send()',
    tests: ['src/batch.test'],
    harm: 'вместе не уходит ничего: база отвечает вдвое меньше',
  },
  {
    id: 'together-forgets-who-waits',
    file: batch,
    find: '      if (waiting.length > 0) void send()\n',
    replace: '',
    tests: ['src/batch.test'],
    harm: 'ждавшие не дождутся ответа, пока не придёт ещё кто-нибудь',
  },
  {
    id: 'together-without-end',
    file: batch,
    find: 'waiting.splice(0, MAX_TOGETHER)',
    replace: 'waiting.splice(0)',
    tests: ['src/batch.test'],
    harm: 'один запрос на тысячу человек: все ждут последнего',
  },
  {
    id: 'together-failure-blocks',
    file: batch,
    find: '      underWay -= 1\n',
    replace: '      if (own.length < 2) underWay -= 1\n',
    tests: ['src/batch.test'],
    harm: 'после сбоя базы никто больше не входит',
  },
  {
    id: 'callers-in-another-order',
    file: caller,
    find: 'found.get(place + 1)',
    replace: 'found.get(questions.length - place)',
    tests: ['auth/caller.together.test'],
    harm: 'человек становится соседом по запросу',
  },
  {
    id: 'sign-in-of-another',
    file: caller,
    find: ' and token_family.account_id = asked.account_id',
    replace: '',
    tests: ['auth/caller.together.test'],
    harm: 'вход одного человека годится для другого',
  },
  {
    id: 'put-each-waits',
    file: each,
    find: " set lock_timeout = '5ms'",
    replace: '',
    tests: ['basket/basket.together.test'],
    harm: 'оформление одного заказа держит корзины всех',
  },
  {
    id: 'put-each-refuses-all',
    file: each,
    find: 'exception when others then',
    replace: 'exception when lock_not_available then',
    tests: ['basket/basket.together.test'],
    harm: 'ошибка одного покупателя — отказ всем, кто нажал в ту же минуту',
  },
  {
    id: 'put-each-remembers-refusal',
    file: each,
    find: '    state := null;\n',
    replace: '',
    tests: ['basket/basket.together.test'],
    harm: 'положено, а сказано, что отказано',
  },
  {
    id: 'put-some-gives-up',
    file: 'packages/bff/src/modules/basket/put-some.service.ts',
    find: 'return outcome ?? putLines(database, owner, items, { mode })',
    replace: "if (outcome === null) throw new AppError('DATABASE_UNAVAILABLE')\n    return outcome",
    tests: ['basket/basket.together.test'],
    harm: 'корзина занята на миг — покупатель видит ошибку',
  },
]
