import type { Fault } from '../fault.ts'

/** Tokens, passwords and attempts to guess them. */
export const faults: readonly Fault[] = [
  {
    id: 'login-taken-twice',
    migration: '002_accounts.sql',
    change: ['create unique index account_login', 'create index account_login'],
    tests: ['user/user.test'],
    harm: 'две учётные записи с одним логином: входит не тот',
  },
  {
    id: 'ended-sign-in-forgotten-at-once',
    change: ["'7 days'", "'-1 seconds'"],
    tests: ['auth/sessions/sessions.test'],
    harm: 'украденный токен не отличить от выдуманного',
  },
  {
    id: 'token-of-another-browser',
    sqlFunction: 'rotate_refresh_token',
    change: [
      '  elsif family.client_id = client and token.rotated_at is null then',
      '  elsif token.rotated_at is null then',
    ],
    tests: ['auth/sessions/refresh.test'],
    harm: 'украденный токен годится в чужом браузере',
  },
  {
    id: 'lost-answer-for-another-browser',
    sqlFunction: 'rotate_refresh_token',
    change: [
      '  elsif family.client_id = client and token.successor_hash = successor',
      '  elsif token.successor_hash = successor',
    ],
    tests: ['auth/sessions/refresh.test'],
    harm: 'вор получает новую пару по старому токену',
  },
  {
    id: 'lost-answer-for-ever',
    sqlFunction: 'rotate_refresh_token',
    change: ['moment - token.rotated_at <= repeat_within', 'moment >= token.rotated_at'],
    tests: ['auth/sessions/refresh.test'],
    harm: 'старый токен годится вечно',
  },
  {
    id: 'theft-ends-nothing',
    sqlFunction: 'rotate_refresh_token',
    change: ['    update token_family f set revoked_at = moment where f.id = family.id;\n', ''],
    tests: ['auth/sessions/refresh.test'],
    harm: 'кража замечена, а вор остаётся внутри',
  },
  {
    id: 'stale-token-renewed',
    sqlFunction: 'rotate_refresh_token',
    change: ['least(token.expires_at, family.expires_at) <= moment', 'family.expires_at <= moment'],
    tests: ['auth/sessions/refresh.test'],
    harm: 'просроченный токен обновляется',
  },
  {
    id: 'password-change-ends-nothing',
    migration: '003_auth.sql',
    change: ['new.password_hash <> old.password_hash or (', '('],
    tests: ['auth/sessions/refresh.test'],
    harm: 'сменивший пароль не выгнал вора',
  },
  {
    id: 'block-ends-nothing',
    migration: '003_auth.sql',
    change: [" or (new.status = 'BLOCKED' and old.status <> 'BLOCKED'))", ')'],
    tests: ['auth/sessions/refresh.test'],
    harm: 'после разблокировки оживают старые входы',
  },
  {
    id: 'sign-out-of-everybody',
    change: ['id = $2::uuid', '$2::uuid is not null'],
    tests: ['auth/sessions/sessions.test'],
    harm: 'выход одного выгоняет весь магазин',
  },
  {
    id: 'wait-does-not-grow',
    sqlFunction: 'count_login_attempt',
    change: ['15 * 2 ^ least(counted.over, 10)', '15 * 1 ^ least(counted.over, 10)'],
    tests: ['auth/login.test'],
    harm: 'подбирающий ждёт по четверть минуты',
  },
  {
    id: 'old-password-still-opens',
    change: ['password_hash = $2', "$2::text <> ''"],
    tests: ['auth/sessions/sessions.test'],
    harm: 'вход старым паролем, уже смененным, удаётся',
  },
  {
    id: 'blocked-while-entering',
    change: ["status <> 'BLOCKED'", 'true'],
    tests: ['auth/sessions/sessions.test'],
    harm: 'заблокированный успевает войти',
  },
  {
    id: 'account-not-held',
    change: [' for share', ''],
    tests: ['auth/sessions/sessions.test'],
    harm: 'смена пароля не закрывает вход, начатый рядом',
  },
  {
    id: 'guess-by-stranger-locks-owner',
    change: ['key = $3', 'key = $3 and false'],
    tests: ['auth/login.test'],
    harm: 'кто знает логин, закрывает вход его хозяину',
  },
  {
    id: 'owner-clears-attackers-count',
    change: ['${COUNTED}', '$1'],
    tests: ['auth/login.test'],
    harm: 'вход хозяина даёт подбирающему новые попытки',
  },
  {
    id: 'sign-out-by-access-alone',
    change: ['$2::uuid or', '$2::uuid and'],
    tests: ['auth/sessions/refresh.test'],
    harm: 'выход без токена обновления ничего не закрывает',
  },
]
