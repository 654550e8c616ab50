import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { namedInSession } from './named-in-session.ts'
import { sessionUsesOf } from './session-uses.ts'

const usesIn = (code: string) =>
  namedInSession(sessionUsesOf(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })))

const forms: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  'выбор хука': ['useAuth((auth) => auth.user)', ['auth.user']],
  'выбор с разбором': [
    'useBasket(({ isKnown, count }) => isKnown && count > 0)',
    ['basket.count', 'basket.isKnown'],
  ],
  'два хука с одним именем состояния': [
    'useAuth((state) => state.user); useBasket((state) => state.lines)',
    ['auth.user', 'basket.lines'],
  ],
  'состояние целиком, потом поле': [
    'const history = useSearchHistory((state) => state); history.add(text)',
    ['searchHistory.add()'],
  ],
  'сеанс из контекста': [
    'const { api, session } = useRemoteContext(); session.notify({}); session.basket.getState().refresh()',
    ['basket.refresh()', 'notify()'],
  ],
  'сеанс под другим именем': [
    'const visit = useSession(); const { session: own } = useRemoteContext(); visit.openAuth({}); own.identity()',
    ['identity()', 'openAuth()'],
  ],
  'сеанс, не названный никак': [
    'useSession().auth.getState().signOut(); context.session.clientId()',
    ['auth.signOut()', 'clientId()'],
  ],
  'разбор состояния': [
    'const { add, lines: present } = session.basket.getState()',
    ['basket.add()', 'basket.lines'],
  ],
  'состояние и его чтение под своими именами': [
    'const basket = session.basket.getState(); basket.settled(); const now = () => session.auth.getState(); now().status',
    ['auth.status', 'basket.settled()'],
  ],
  'параметр функции': [
    'const keep = (password, session) => session.auth.subscribe((now, before) => now.status !== before.user)',
    ['auth.status', 'auth.user'],
  ],
  запись: ['session.preferences.setState({ favoriteIds })', ['preferences.favoriteIds']],
  'член передан дальше': ['copy(address, session.notify)', ['notify()']],
  'состояние отдано целиком': [
    'usePreferences((state) => kind.ids(state)); checkout(api, session.basket.getState)',
    ['basket.*', 'preferences.*'],
  ],
  'имя в хранилище': [
    'localStorage.getItem(storageNames.local.basketView)',
    ['storageNames.local.basketView'],
  ],
}
for (const [name, [code, expected]] of Object.entries(forms)) {
  test(`${name}: ${code}`, () => expect(usesIn(code).session).toEqual(expected))
}

test('чужое значение с тем же именем ничего не берёт', () => {
  const code = `sessions.map((session) => session.createdAt)
    const session = () => sessionStorage
    const kept = { basket: new Map() }; kept.basket.getState; auth.user`
  expect(usesIn(code).session).toEqual([])
})

test('имена хранилища браузера — те, что в нём стоят', () => {
  const code = 'read(lateLocal.viewed); write(lateTab.chartMonth); storageNames.local.comparison'
  expect(usesIn(code).storage).toEqual(['isp_chartMonth', 'isp_comparison', 'isp_viewed'])
})
